import { expect, it } from 'vitest'
import { signedName } from './signed-name.ts'

const signed = (byline: string) => signedName(byline, { siteName: '晨光琴行' })

it('tells a job before a blank from the name behind it', () => {
  for (const [byline, jobTitle, name] of [
    ['調音師 阿寬', '調音師', '阿寬'],
    ['資深調音師 李寬', '資深調音師', '李寬'],
    ['維修員 小梅', '維修員', '小梅'],
    ['美術總監 小梅', '美術總監', '小梅'],
  ])
    expect(signed(byline ?? ''), byline).toEqual({ name, jobTitle })
})

it('leaves a name that has no job', () => {
  for (const byline of ['阿寬', '李寬', '琴師傅的日記'])
    expect(signed(byline)).toEqual({ name: byline, jobTitle: undefined })
})
