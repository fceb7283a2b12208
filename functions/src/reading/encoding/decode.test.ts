import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { decode } from './decode.ts'

const TRADITIONAL = '新北市板橋區的裝潢公司如何挑選？廚房翻修費用從十萬元到五十萬元不等，衛浴防水保固三年。'
const HONG_KONG = '香港嘅裝修公司，廁所防水保養三年，佢哋嘅師傅好專業，喺度做咗十年，攞牌好耐。'
const SIMPLIFIED = '北京装修公司如何挑选？厨房翻修费用从十万元到五十万元不等，卫浴防水保修三年。'
const JAPANESE =
  '東京のリフォーム会社の選び方。キッチンの改修費用は十万円から五十万円まで、防水保証は三年です。'
const KOREAN =
  '서울 인테리어 업체를 고르는 방법. 주방 수리 비용은 백만 원에서 오백만 원까지, 방수 보증은 삼 년입니다.'
const FRENCH =
  'Café à Montréal : l’été, la cuisine rénovée coûte déjà près de cinq mille dollars — garantie prolongée.'
const RUSSIAN = 'Как выбрать компанию по ремонту квартиры? Стоимость ремонта кухни от ста тысяч рублей.'

/** The codec to encode with, a text, the expected name, and whether the bytes alone are enough to detect it. */
const TABLE = [
  ['utf-8', TRADITIONAL, 'utf-8', true],
  ['big5', TRADITIONAL, 'big5', true],
  ['big5hkscs', HONG_KONG, 'big5', true],
  ['gb2312', SIMPLIFIED, 'gb18030', true],
  ['gbk', SIMPLIFIED, 'gb18030', true],
  ['gb18030', SIMPLIFIED, 'gb18030', true],
  ['shift_jis', JAPANESE, 'shift_jis', true],
  ['euc-jp', JAPANESE, 'euc-jp', true],
  ['euc-kr', KOREAN, 'euc-kr', true],
  ['utf-16le', TRADITIONAL, 'utf-16le', true],
  ['utf-16be', TRADITIONAL, 'utf-16be', true],
  ['windows-1251', RUSSIAN, 'windows-1251', true],
  ['windows-1252', FRENCH, 'windows-1252', true],
  [
    'windows-1254',
    'Mutfak yenileme ücreti ve şirket seçimi: İstanbul’da garanti süresi üç yıldır',
    'windows-1254',
    false,
  ],
  [
    'windows-1250',
    'Jak wybrać firmę remontową? Koszt remontu łazienki zależy od materiałów',
    'windows-1250',
    false,
  ],
] as const

const page = (text: string, meta = '') =>
  `<html><head>${meta}<title>t</title></head><body><p class="x">${text}</p></body></html>`

describe('decode', () => {
  for (const [codec, text, name, byBytes] of TABLE) {
    it(`reads ${codec} named by the header`, () => {
      const decoded = decode(iconv.encode(page(text), codec), `text/html; charset=${codec}`)
      expect(decoded.encoding).toBe(name)
      expect(decoded.text).toContain(text)
    })
    if (!codec.startsWith('utf-16'))
      it(`reads ${codec} named by a meta element`, () => {
        const decoded = decode(iconv.encode(page(text, `<meta charset="${codec}">`), codec), 'text/html')
        expect(decoded.text).toContain(text)
      })
    if (byBytes)
      it(`reads ${codec} from its bytes alone`, () => {
        const decoded = decode(iconv.encode(page(text), codec), null)
        expect(decoded.encoding).toBe(name)
        expect(decoded.text).toContain(text)
      })
  }

  it('trusts a byte-order mark more than the header', () => {
    const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(page(TRADITIONAL))])
    expect(decode(bytes, 'text/html; charset=big5')).toMatchObject({ encoding: 'utf-8' })
    expect(decode(bytes, 'text/html; charset=big5').text).toContain(TRADITIONAL)
  })

  it('reads UTF-8 that is declared as Big5', () => {
    const bytes = Buffer.from(
      page(TRADITIONAL, '<meta http-equiv="Content-Type" content="text/html; charset=big5">'),
    )
    expect(decode(bytes, null).text).toContain(TRADITIONAL)
  })

  it('reads Big5 that the server declares as ISO-8859-1', () => {
    const bytes = iconv.encode(page(TRADITIONAL), 'big5')
    expect(decode(bytes, 'text/html; charset=ISO-8859-1').text).toContain(TRADITIONAL)
  })

  it('reads Big5 that the server declares as UTF-8', () => {
    const bytes = iconv.encode(page(TRADITIONAL, '<meta charset=big5>'), 'big5')
    expect(decode(bytes, 'text/html; charset=utf-8').text).toContain(TRADITIONAL)
  })

  it.each([
    ['gb18030', SIMPLIFIED, '统计代码'],
    ['big5', TRADITIONAL, '統計程式碼'],
  ])('reads %s that nothing declares, behind a long script with a comment in it', (codec, text, comment) => {
    const line = 'function track(e,t){var n=document.createElement("img");n.src="/t.gif?"+e+t;return n}\n'
    const script = `<script>${line.repeat(300)}// ${comment}\n${line.repeat(300)}</script>`
    const decoded = decode(iconv.encode(script + page(text), codec), null)
    expect(decoded.encoding).toBe(codec)
    expect(decoded.text).toContain(text)
  })

  it('repairs UTF-8 that was encoded twice', () => {
    const twice = Buffer.from(Buffer.from('保固三年，it’s “free”').toString('latin1'), 'utf8')
    expect(decode(twice, 'text/html; charset=utf-8').text).toBe('保固三年，it’s “free”')
    expect(decode(Buffer.from('déjà vu, Ã©'), null).text).toBe('déjà vu, Ã©')
  })

  it('reads UTF-8 cut inside a character', () => {
    const bytes = Buffer.from(page(TRADITIONAL))
    const cut = bytes.subarray(0, bytes.indexOf(Buffer.from('年')) + 1)
    expect(decode(cut, null).encoding).toBe('utf-8')
  })

  for (const label of ['utf-7', 'iso-2022-kr', 'x-user-defined', 'no-such-charset', '"', 'base64', 'utf-32'])
    it(`answers with text for the label ${label}, which decoders refuse`, () => {
      expect(decode(Buffer.from(page('plain text')), `text/html; charset=${label}`).text).toContain(
        'plain text',
      )
    })

  it('answers with an empty text for no bytes', () => {
    expect(decode(new Uint8Array(0), null)).toEqual({ text: '', encoding: 'utf-8' })
  })
})
