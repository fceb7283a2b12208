/** A picture of the product with its description. */
interface Pictured {
  readonly title: string
  readonly body: string
  readonly alt: string
}

/** The texts of the product pictures in one language. */
export interface PicturesText {
  readonly views: {
    readonly title: string
    readonly lead: string
    readonly items: Readonly<Record<'matrix' | 'quote' | 'compare' | 'client', Pictured>>
  }
  readonly walk: {
    readonly title: string
    readonly lead: string
    readonly steps: string
    readonly more: string
    readonly sample: string
    readonly items: Readonly<Record<'form' | 'running' | 'report' | 'quote' | 'plan', Pictured>>
  }
}

export const PICTURES_ZH: PicturesText = {
  views: {
    title: '看看實際畫面',
    lead: '以下是產品的畫面，比較的網站是示範用的虛構內容。',
    items: {
      matrix: {
        title: '涵蓋矩陣',
        body: '一列一個主題，一欄一個網頁：誰有涵蓋、誰略提、您缺哪一格，一眼看完。',
        alt: '涵蓋矩陣：各主題與各引用網頁的涵蓋程度，最前面是您的網頁',
      },
      quote: {
        title: '原文引文',
        body: '每個缺口都附引用網頁的原句，連結直接帶到網頁上的那一段。',
        alt: '一項內容缺口展開後的三段引文，每段附來源網頁與連結',
      },
      compare: {
        title: '兩次分析的差異',
        body: '改完網頁再分析一次，涵蓋度多了多少、補上哪些缺口，有憑有據。',
        alt: '同一個網頁修改前後兩次分析的比較：涵蓋度的變化與已補上的缺口',
      },
      client: {
        title: '交給客戶的版本',
        body: '按 Ctrl+P 就是 8 頁以內的 A4：結論、涵蓋矩陣、附出處的計畫，沒有任何按鈕。',
        alt: '客戶版報告的兩頁：封面與結論，以及涵蓋矩陣',
      },
    },
  },
  walk: {
    title: '從頭到尾走一遍',
    lead: '從輸入關鍵字，到把 P1 清單交給寫手。畫面都取自實際產品，比較的網站是示範用的虛構內容。',
    steps: '操作步驟',
    more: '也可以直接讀完整的報告：',
    sample: '看範例報告',
    items: {
      form: {
        title: '輸入關鍵字與您的網頁',
        body: '送出前就看得到這次用幾點、完成後剩幾點。',
        alt: '工作區的新分析表單，已填入關鍵字「手沖咖啡教學」與網頁網址',
      },
      running: {
        title: '讀取 AI Overview 與引用網頁',
        body: '每個網頁的讀取狀況即時列出，關掉分頁也會繼續。',
        alt: '分析進行中：進度、階段，以及每個網頁的讀取狀況',
      },
      report: {
        title: '打開報告',
        body: '先看涵蓋度與先做的事，再往下查證。',
        alt: '報告的開頭：涵蓋度、與引用網頁的比較，以及先做的事',
      },
      quote: {
        title: '每個缺口都有原文',
        body: '他們怎麼寫、您最接近的段落是哪一段，左右對照。',
        alt: '一項內容缺口展開後的原文引文與連結',
      },
      plan: {
        title: '把提示詞交給寫手或 Gemini',
        body: 'P1、P2、P3 排好順序，每一項都附可直接使用的提示詞。',
        alt: '行動計畫的第一項，展開了它的提示詞',
      },
    },
  },
}

export const PICTURES_EN: PicturesText = {
  views: {
    title: 'What it looks like',
    lead: 'Screens of the product, in Traditional Chinese as its reports are. The sites compared are invented.',
    items: {
      matrix: {
        title: 'The coverage matrix',
        body: 'A row for each topic and a column for each page: who covers it, who mentions it, and where yours is empty.',
        alt: 'The coverage matrix: topics by pages, yours first',
      },
      quote: {
        title: 'Quotes',
        body: 'Each gap quotes its sources word for word; the link opens the page at that very passage.',
        alt: 'A content gap opened, with three quoted passages and their links',
      },
      compare: {
        title: 'Two runs compared',
        body: 'Analyse again after the rewrite: how much coverage was won, and which gaps are closed.',
        alt: 'Two analyses of one page compared: the change of coverage and the gaps that were closed',
      },
      client: {
        title: 'The edition for your client',
        body: 'Ctrl+P gives at most eight sheets of A4: the findings, the matrix, and a plan with a quote each. No buttons.',
        alt: 'Two sheets of the client edition: its cover with the findings, and the coverage matrix',
      },
    },
  },
  walk: {
    title: 'The whole flow, step by step',
    lead: 'From the keyword to a P1 list that a writer can take over. The pictures are of the product itself; the sites compared are invented.',
    steps: 'Steps',
    more: 'Or read the full report:',
    sample: 'Sample report',
    items: {
      form: {
        title: 'Enter a keyword and your page',
        body: 'What it costs and what will be left is shown before you send it.',
        alt: 'The form for a new analysis, with a keyword and an address filled in',
      },
      running: {
        title: 'AI Overview and the cited pages are read',
        body: 'Each page shows how far its reading is. You may close the tab.',
        alt: 'An analysis under way: its progress, its stages, and the state of each page',
      },
      report: {
        title: 'Open the report',
        body: 'First where you stand and what to do first, then the evidence.',
        alt: 'The beginning of a report: coverage beside the cited pages, and what to do first',
      },
      quote: {
        title: 'Original words for every gap',
        body: 'What they write beside the passage of yours that comes nearest.',
        alt: 'A content gap opened, with quoted passages and their links',
      },
      plan: {
        title: 'Hand a prompt to a writer, or to Gemini',
        body: 'P1, P2 and P3 in order, each with a prompt that is ready to run.',
        alt: 'The first action of the plan with its prompt opened',
      },
    },
  },
}
