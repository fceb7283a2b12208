import { describe, expect, it } from 'vitest'
import { loadSites } from '../content/load.ts'
import { loadTopics } from '../topics.ts'
import { holdsAlias, matchTopic, terms } from './match.ts'

const topics = loadTopics()
const pages = loadSites().flatMap((site) => site.pages)
const topicOf = (keyword: string) => matchTopic(keyword, topics, pages)?.id ?? null

describe('a keyword finds its topic in different words', () => {
  it.each([
    ['手沖咖啡', 'coffee'],
    ['手冲咖啡 比例', 'coffee'],
    ['咖啡怎麼沖才好喝', 'coffee'],
    ['如何在家沖一杯好喝的咖啡', 'coffee'],
    ['Pour Over Coffee ratio', 'coffee'],
    ['Ｖ６０ 濾杯', 'coffee'],
    ['磨豆機推薦', 'coffee'],
    ['除濕機推薦', 'dehumidifier'],
    ['房間太潮濕怎麼辦', 'dehumidifier'],
    ['濕度多少最舒服', 'dehumidifier'],
    ['下雨天衣服曬不乾', 'dehumidifier'],
    ['dehumidifier 10坪', 'dehumidifier'],
    ['開公司要準備什麼', 'company'],
    ['一個人成立工作室', 'company'],
    ['申請統編流程', 'company'],
    ['行號跟公司差在哪', 'company'],
    ['營業稅怎麼報', 'company'],
  ])('%s → %s', (keyword, topic) => {
    expect(topicOf(keyword)).toBe(topic)
  })

  it.each([
    '多肉植物怎麼照顧',
    '台積電公司股價',
    '咖啡店加盟',
    '冷氣清洗',
    '拿鐵怎麼做',
    '日本旅遊',
    '???',
    'a',
  ])('%s finds none', (keyword) => {
    expect(topicOf(keyword)).toBeNull()
  })
})

it('cuts Chinese into pairs and drops filler', () => {
  expect(terms('除濕機怎麼選 10坪')).toEqual(['除濕', '濕機', '10'])
})

it('needs every part of a joined alias', () => {
  expect(holdsAlias('沖一杯咖啡', '沖+咖啡')).toBe(true)
  expect(holdsAlias('咖啡杯', '沖+咖啡')).toBe(false)
})
