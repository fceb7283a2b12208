import { expect, it } from 'vitest'
import { isNotice, isOffice } from './office.ts'

const named = (siteName: string, url = 'https://a.test/') => isOffice({ siteName, url })

it.each([
  '澄江市政府照護人力服務處',
  '霧里市輔具資源中心',
  '東寧國稅局',
  '北城衛生所',
  '澄湖國家風景區管理處',
  '海事觀光局',
  '市立殯葬管理所',
  '市立動物保護處',
  '西澄戶政事務所',
  '西澄地方法院',
  '西澄地政事務所服務說明',
  '東寧國稅局全球資訊網',
  '西澄監理處',
])('is an office by its name: %s', (name) => expect(named(name)).toBe(true))

it.each([
  '吳代書地政士事務所',
  '宅安結構事務所',
  '北晴空調支援中心',
  '油炸研究所',
  '晴川大廈管理處',
  '家電評測局',
  '仁安藥局',
  '北晴地政士事務所服務說明',
  '東陵大學學生事務處',
  '',
])('is none: %s', (name) => expect(named(name)).toBe(false))

it('is an office by its host', () => {
  expect(named('', 'https://www.office.gov.tw/a')).toBe(true)
  expect(named('', 'https://www.transport.gc.ca/a')).toBe(true)
  expect(named('', 'https://www.transport.govt.nz/a')).toBe(true)
  expect(named('', 'https://gov.example/a')).toBe(false)
})

it('is an office by its English name only as a council of a place', () => {
  expect(named('Ardale County Council')).toBe(true)
})

it.each([
  'The Garden Office',
  'Office for Less Inc',
  'Kettle Authority',
  'Law Office of Fenwick',
  'Bedroom Office',
  'Council for Sound Supplements',
  'Ministry of Beats',
  'Department of Coffee and Crumbs',
  'Student Government',
])('is none by its English name: %s', (name) => expect(named(name)).toBe(false))

it.each(['115 年路跑報名及參賽須知', '育兒津貼請領須知', '獎學金申請要點（115 年版）'])(
  'takes for the notice of who handles a matter: %s',
  (title) => expect(isNotice({ title })).toBe(true),
)

it.each(['沙發保養與送洗須知', '登山行前須知', '我的路跑報名須知整理'])('takes for none: %s', (title) =>
  expect(isNotice({ title })).toBe(false),
)
