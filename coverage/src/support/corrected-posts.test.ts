import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { isCorrected } from './corrected-posts.ts'

/** Which of the posts of a thread are called wrong. */
function corrected(posts: readonly string[], type: 'forum' | 'article' = 'forum'): string[] {
  const source = markedSource(1, posts.join('\n'))
  const page = source.page && { ...source.page, type }
  return posts.filter((post) =>
    isCorrected({ ...source, page }, { start: source.page?.text.indexOf(post) ?? 0 }),
  )
}

it('is a post that the next one calls wrong', () => {
  const wrong = '過半數就好，我們五戶簽三戶就裝了。'
  expect(corrected([wrong, '樓上別亂教，要看規約。'])).toEqual([wrong])
  expect(corrected([wrong, '樓上那招十年前就沒用了。'])).toEqual([wrong])
  expect(corrected([wrong, '樓上正解，我們也是。'])).toEqual([])
  expect(corrected([wrong, '樓上兩戶的那位亂講。'])).toEqual([])
  expect(corrected([wrong, '樓上別亂教，要看規約。'], 'article')).toEqual([])
})

it('is a post sure of itself whose first words the next one limits or denies', () => {
  const wrong = '有稅單當然就合法啊，政府錢都收了。'
  expect(corrected([wrong, '稅單只證明你有一間東西，兩個單位各收各的。'])).toEqual([wrong])
  expect(corrected([wrong, '稅單我也有一張。'])).toEqual([])
  expect(corrected(['我的稅單是五月來的。', '稅單只證明你有一間東西。'])).toEqual([])
})
