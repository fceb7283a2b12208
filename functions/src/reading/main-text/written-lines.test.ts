import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const LINE = '手沖的水溫落在九十二度左右，淺焙高一點，深焙低一點，注水要穩定'
const post = (text: string, lang = 'zh-Hant') =>
  readPage({
    bytes: Buffer.from(
      `<html lang="${lang}"><head><title>手沖心得</title></head><body><main><h1>手沖心得</h1><div class="post">${text}</div></main></body></html>`,
    ),
    url: 'https://board.test/1',
    contentType: 'text/html; charset=utf-8',
  }).blocks.map(({ kind, role, text }) => `${kind}/${role}: ${text}`)

describe('a post typed in lines without markup', () => {
  it('is cut at empty lines, after sentences and before items', () =>
    expect(post(`${LINE}。\n\n${LINE}，\n水粉比一比十五。\n1. 磨豆\n2. 悶蒸`)).toEqual([
      `paragraph/content: ${LINE}。`,
      `paragraph/content: ${LINE}， 水粉比一比十五。`,
      'paragraph/content: 1. 磨豆',
      'paragraph/content: 2. 悶蒸',
    ]))

  it('has headings where a short numbered line stands above a text', () =>
    expect(post(`${LINE}。\n\n一、水溫與研磨度一起調\n${LINE}，${LINE}。`)[1]).toBe(
      'heading/content: 一、水溫與研磨度一起調',
    ))

  it('is signed below two dashes', () =>
    expect(post(`${LINE}。\n\n${LINE}。\n\n--\n豆子的主人\n`).slice(2)).toEqual([
      'paragraph/byline: --',
      'paragraph/byline: 豆子的主人',
    ]))

  it('keeps its lines together in a western language, but for empty ones', () => {
    const english = 'Pour slowly and in small circles, and keep the water just off the boil'
    expect(post(`${english},\nthen wait.\n\n${english}.`, 'en')).toEqual([
      `paragraph/content: ${english}, then wait.`,
      `paragraph/content: ${english}.`,
    ])
  })

  it('is one paragraph where only the markup around has empty lines', () =>
    expect(post(`${LINE}\n\n\n<b>九十二度</b>\n\n\n就好。`)).toEqual([
      `paragraph/content: ${LINE} 九十二度 就好。`,
    ]))
})
