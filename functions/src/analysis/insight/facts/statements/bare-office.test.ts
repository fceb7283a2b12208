import { expect, it } from 'vitest'
import { isOfUnknownPlace, withPlaceNamed } from './bare-office.ts'

const news = { siteName: '渚光日報', title: '農地民宿起火', text: '嵐汐縣石蘆鎮一處民宿，前天起火。' }

it.each([
  ['建設處副處長說，違者罰 6 萬元。', '嵐汐縣建設處副處長說，違者罰 6 萬元。'],
  ['縣府查出四間無照。', '嵐汐縣府查出四間無照。'],
  ['業者須向縣政府申請。', '業者須向嵐汐縣政府申請。'],
  ['違者可罰；全縣已列出 214 處。', '違者可罰；嵐汐縣全縣已列出 214 處。'],
  ['建設處說可罰；全縣已列出 214 處。', '嵐汐縣建設處說可罰；全縣已列出 214 處。'],
])('names the place of an office that a newspaper names without it: %s', (text, named) =>
  expect(withPlaceNamed(text, news)).toBe(named),
)

it.each(['嵐汐縣建設處說可罰；全縣已列出 214 處。', '六都由市府受理。', '全市場都缺貨。', '向鎮公所申請。'])(
  'names none where the text does, or where no place of that kind is told: %s',
  (text) => expect(withPlaceNamed(text, news)).toBe(text),
)

it.each([
  '去年縣府統計 71 件。',
  '民眾可先上縣府網站查詢。',
  '來自海東市的一家人到雲霧鄉露營。',
  '超市與傳統市場都買得到，外縣市另計。',
  '嵐汐縣與松嶺縣都有人受害。',
])('takes no other words, and none of several, for the place: %s', (text) =>
  expect(withPlaceNamed('建設處說可罰。', { title: '', text })).toBe('建設處說可罰。'),
)

it('tells no figure of a government of which the page does not say where it is', () => {
  expect(isOfUnknownPlace('縣府對長者每顆補助 10,000 元。', { title: '假牙', text: '' })).toBe(true)
  expect(isOfUnknownPlace('縣府對長者每顆補助 10,000 元。', news)).toBe(false)
  expect(isOfUnknownPlace('縣府表示研議。', { title: '假牙', text: '' })).toBe(false)
})
