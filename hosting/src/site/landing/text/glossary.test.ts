import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TERMS } from '@gaplens/report/text/glossary'
import { LEVEL_TEXT } from '@gaplens/report/text/report-text'
import { expect, it } from 'vitest'
import { inRoot } from '../../../../../scripts/lib/paths.ts'
import { CHAT_TEXT } from '../../../chat/chat-text.ts'
import { LAUNCHER_ZH } from '../../../chat/launcher-zh.ts'
import { ZH } from './zh.ts'

/** Words that lost against the glossary's, or that are not said in Taiwan, and what is said instead. */
const LOSING: [RegExp, string][] = [
  [/被引用的?網頁|引用的網頁|引用來源|競爭參考來源/, TERMS.cited],
  [/涵蓋分數|涵蓋率|覆蓋/, TERMS.coverage],
  [/涵蓋表/, '涵蓋矩陣'],
  [/略為提到|略有提及|稍微提到/, TERMS.touched],
  [/內容落差|內容差距/, TERMS.gap],
  [/線上客服|客服機器人|聊天機器人|客服對話|聊天助理/, TERMS.assistant],
  [/帳戶/, '帳號'],
  [/導出/, '匯出'],
  [/鏈接/, '連結'],
  [/默認/, '預設'],
  [/信息|網絡|視頻|軟件|數據庫|屏幕/, '資訊、網路、影片、軟體、資料庫、螢幕'],
]

const PACKAGES = ['contracts/src', 'report/src', 'functions/src', 'hosting/src']

/** These know how other people write: what stands on web pages, what users ask and what a model answers. */
const OTHERS_WORDS = [
  'functions/src/reading/',
  'coverage/src/',
  'text/src/',
  'functions/src/analysis/insight/facts/eeat',
  'functions/src/analysis/insight/markup/',
  'functions/src/analysis/insight/model/text-checks/',
  'functions/src/analysis/insight/quotable/',
]
const ASKED_BY_USERS = /^\s*asked: .*$/gm

async function sources(): Promise<[string, string][]> {
  const files = await Promise.all(
    PACKAGES.map(async (folder) =>
      (await readdir(inRoot(folder), { recursive: true })).map((file) => join(folder, file)),
    ),
  )
  const read = files
    .flat()
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'))
    .filter((file) => !OTHERS_WORDS.some((own) => file.startsWith(own)))
  return Promise.all(
    read.map(async (file): Promise<[string, string]> => [file, await readFile(inRoot(file), 'utf8')]),
  )
}

it('calls things on the public pages and in the chat by the glossary’s names', () => {
  expect(JSON.stringify(ZH)).toContain(TERMS.touched)
  expect(CHAT_TEXT.zh.assistant).toBe(TERMS.assistant)
  expect(LAUNCHER_ZH.title).toContain(TERMS.assistant)
  expect(LEVEL_TEXT.touched).toBe(TERMS.touched)
})

it('has one word for one thing in every screen, export, error and answer', async () => {
  const files = await sources()
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap(([file, text]) => {
    const own = text.replace(ASKED_BY_USERS, '')
    return LOSING.flatMap(([losing, winner]) => {
      const word = losing.exec(own)?.[0]
      return word === undefined ? [] : [`${file}: ${word}, say ${winner}`]
    })
  })
  expect(found).toEqual([])
})
