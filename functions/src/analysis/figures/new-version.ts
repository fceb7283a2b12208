import type { Source } from '@gaplens/coverage/source'
import { datingOf } from '@gaplens/text/figures/outdated'

/** A document or rule of which a page says that a new version applies since a year. */
interface Version {
  readonly name: string
  readonly year: number
}

/** 「新版定型化契約自 114 年 9 月 1 日起適用」: the name, and that the new one applies or the old one does not. */
const NEW = /(?:新版|新修正|修正後)的?(\p{Script=Han}{3,12}?)(?=[自從於已將，。「」、（(\d\s]|民國|$)/u
const APPLIES = /適用|施行|實施|上路|啟用|生效|改用|舊版/u
const SENTENCE = /[^。；;\n]+/gu

/** The new versions of which the content of pages tells, with the years since which they apply. */
export function newVersions(sources: readonly Source[]): Version[] {
  return sources.flatMap(({ page }) =>
    (page?.blocks ?? [])
      .filter(({ role, text }) => role === 'content' && NEW.test(text))
      .flatMap(({ text }) => text.match(SENTENCE) ?? [])
      .flatMap((sentence): Version[] => {
        const name = NEW.exec(sentence)?.[1]
        const { spokenYear } = datingOf(sentence)
        return name === undefined || spokenYear === null || !APPLIES.test(sentence)
          ? []
          : [{ name, year: spokenYear }]
      }),
  )
}
