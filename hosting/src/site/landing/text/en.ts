import facts from '../sample-facts.json' with { type: 'json' }
import type { LandingText } from './landing-text.ts'

/** The landing page in English. Reports are in Traditional Chinese, so quotes from the sample are not translated. */
export const EN: LandingText = {
  skip: 'Skip to content',
  claim: 'our claim, explained at the end of the page',
  header: {
    label: 'Main',
    menu: 'Menu',
    links: [
      { href: '#solution', label: 'Solution' },
      { href: '#proof', label: 'Proof' },
      { href: '#pricing', label: 'Pricing' },
      { href: '/sample', label: 'Sample report' },
    ],
    language: { href: '/', label: '繁體中文', lang: 'zh-Hant-TW' },
    theme: 'Switch between dark and light',
    signIn: 'Sign in',
    start: 'Free trial',
  },
  hero: {
    eyebrow: 'For SEO consultants and content teams',
    title: ['AI Overview cites others.', 'What is your page missing?'],
    lead: 'Enter a keyword and your page. GapLens reads Google’s AI Overview and up to 12 of the pages it cites, and hands you a content-gap report in Traditional Chinese. Each gap comes with the original words and a link that leads right to them.',
    start: 'Get 5 free analyses',
    sample: 'Read a full sample report',
    note: 'Sign in with Google or e-mail. No credit card. A failed analysis gives the credit back.',
    claims: [
      { value: '90%', label: 'research time saved' },
      { value: '60 s', label: 'per analysis' },
      { value: '10+', label: 'competing pages read' },
      { value: '100%', label: 'of the AI Overview decoded' },
    ],
  },
  preview: {
    title: `Content gaps for “${facts.keyword}”`,
    score: 'Coverage',
    compared: `at least; beside ${facts.sources.read} cited pages`,
    gaps: 'Content gaps',
    immediate: `${facts.immediate} to fix now`,
    sources: 'Sources read',
    readAll: 'cited pages (12 at most)',
    topic: 'Topic',
    columns: 'Numbers such as [2] are those of the cited pages in the report',
    own: 'Your page',
    legend: { covered: 'Covered', touched: 'Touched on', absent: 'Missing' },
    summary: (missing, total) =>
      `Of the ${total} weightiest topics ${missing} were not found on your page. Which cited page covers which is in the full sample report.`,
    caption:
      'From a sample report that this tool really made. The sites compared are invented for the demonstration.',
    link: 'Read the full report',
  },
  problem: {
    title: 'Done by hand, it takes half a day',
    lead: 'Search, open tabs, copy, compare, and write it up so that a client understands. Open each step to see where the hours go.',
    steps: [
      {
        hours: 2,
        time: '2.0 h',
        title: 'Collecting by hand',
        details: [
          'Search the keyword, expand the AI Overview, note every source it cites',
          'Open and read each page, copy the essentials, find a way around those that do not open',
          'Search again on another device or day, and find something else',
        ],
      },
      {
        hours: 1.5,
        time: '1.5 h',
        title: 'Analysing',
        details: [
          'Put the topics of a dozen pages into a table and judge each cell',
          'Hold your own page against it: not written, or said in other words?',
          'Look for signs of E-E-A-T: author, dates, references',
        ],
      },
      {
        hours: 1,
        time: '1.0 h',
        title: 'Writing the report',
        details: [
          'Rank the gaps and turn them into work that can be done',
          'Add quotes and links, so that the client can check them',
          'Lay it out, export it, send it',
        ],
      },
    ],
    total: { label: 'Total', value: '4.5 h' },
    ours: { label: 'GapLens', value: 'about 60 s' },
    saved: { value: '98.9%', label: 'Time saved' },
    chart:
      '4.5 hours by hand (collecting 2.0, analysing 1.5, writing 1.0) against about 60 seconds with GapLens',
  },
  report: {
    title: 'What a real report says',
    lead: `Six sections of the sample report for “${facts.keyword}”. The figures are the tool’s own; the full text is in Traditional Chinese.`,
    blocks: [
      {
        title: 'Website assessment',
        body: [
          `Your page scores at least ${facts.score} for coverage (what it says in words of its own may not be counted); the best of the ${facts.sources.read} cited pages that were read scores ${facts.best}.`,
          `The comparison finds ${facts.gaps} content gaps, ${facts.immediate} of them to fix now.`,
        ],
      },
      {
        title: 'Keyword intent',
        body: [
          'The core intent, worked out from related questions and from the kinds of pages that are cited.',
          `${facts.latentIntents} latent intents, each with who answers it and whether you do.`,
        ],
      },
      {
        title: 'How Google’s AI reads the topic',
        body: [
          `The overview makes ${facts.statements} statements. Each is held against the pages it cites: supported, partly, or not at all.`,
        ],
      },
      {
        title: 'Cited sources',
        body: [
          'Each source with its summary, what it contributes, and four notes on experience, expertise, authority and trust.',
          'Reputation cannot be seen on one page: the report says “not assessed” and does not guess.',
        ],
      },
      {
        title: 'Strategy and plan',
        body: facts.actions.map(
          ({ label, topic, impact, difficulty }) =>
            `${label}  Add “${topic}” (impact ${impact}/100, difficulty ${difficulty}/100)`,
        ),
      },
      {
        title: 'Structured data',
        body: [
          `Types recommended: ${facts.schemaTypes.join(', ')}, each with JSON-LD ready to paste.`,
          'Google has ended rich results for FAQ and HowTo. The report says so and does not sell them.',
        ],
      },
    ],
    link: 'Read the full sample report',
  },
  solution: {
    title: 'Four steps, one report',
    steps: [
      {
        title: 'Enter keyword and URL',
        body: 'The keyword you want to be seen for, and the page to improve.',
      },
      {
        title: 'AI research',
        body: 'It gets the AI Overview and reads your page and up to 12 of those it cites. A page that cannot be read is named, with the reason.',
      },
      {
        title: 'Insights',
        body: 'Topics become a coverage table: who covers what, how deeply, and what you lack. Every cell leads to the original words.',
      },
      {
        title: 'Strategy',
        body: 'P1, P2 and P3 by impact and difficulty, each with a prompt to paste into Gemini.',
      },
    ],
  },
  plan: {
    title: 'An action plan to start on at once',
    lead: 'Every item says what to add, what it rests on, and how to begin.',
    badge: 'Illustration',
    items: [
      {
        tier: 'P1',
        tierName: 'Immediate',
        title: `Add a passage on “${facts.firstAction.topic}”`,
        why: `At least ${facts.firstAction.coveredBy} cited pages have one. Yours may not.`,
        gain: 'Expected traffic +15%',
      },
      {
        tier: 'P2',
        tierName: 'Medium term',
        title: 'Add an experiment and figures of your own',
        why: 'First-hand records are hard to copy: here you can do better.',
        gain: 'Expected traffic +12%',
      },
    ],
    prompt: {
      label: 'The prompt that comes with it',
      text: facts.firstAction.prompt,
    },
    note: 'The traffic figures illustrate; they do not predict. GapLens promises no ranking, no traffic and no citation by AI.',
  },
  proof: {
    title: 'What it is used for',
    notice: 'Invented situations that show the use, not reviews by customers.',
    cases: [
      {
        who: 'Independent consultant',
        before: 'Competitor notes for eight clients a month ran into the weekend.',
        after: 'One report before each meeting; the client checks the quotes by their links.',
      },
      {
        who: 'E-commerce content team',
        before: 'Buying guides grew longer, and nobody knew what readers still missed.',
        after: 'The coverage table picks the three passages to add. The rest stays as it is.',
      },
      {
        who: 'Agency',
        before: 'Analyses differed from junior to junior, and were done twice.',
        after: 'One method, one report. The lead reviews advice instead of redoing it.',
      },
    ],
    principles: {
      title: 'An analysis is what can be checked',
      items: [
        {
          title: 'Quotes verbatim',
          body: 'Every quote is matched with its page, letter by letter. What is not there is dropped, and counted.',
        },
        {
          title: 'Observed and inferred apart',
          body: 'What stands on a page and what a model concluded are labelled differently.',
        },
        {
          title: 'Failures are named',
          body: 'Pages that could not be read and keywords without an overview: the report says so.',
        },
      ],
    },
  },
  demo: {
    title: 'The whole flow in two minutes',
    lead: 'From the keyword to a P1 list that a writer can take over.',
    play: 'Play the demo video (2 minutes)',
    notice: 'Nothing is loaded from the video site before you press play.',
    poster: 'A sample report: coverage, content gaps and the first three actions',
    frame: 'GapLens demo video',
  },
  compare: {
    title: 'Beside the traditional ways',
    features: {
      caption: 'Features',
      columns: ['', 'Traditional SEO tools', 'GapLens'],
      rows: [
        ['What is analysed', 'Organic rankings and backlinks', 'AI Overview and the pages it cites'],
        ['What a gap rests on', 'Keyword lists', 'Original passages, compared and linked'],
        ['E-E-A-T', 'Mostly none', 'Signs found and not found, page by page'],
        ['Advice', 'Up to you', 'P1 to P3, each with a prompt'],
        ['Language of the report', 'Mostly English', 'Traditional Chinese'],
        ['Search volume, rank tracking', 'Yes', 'No: keep the tools you have'],
      ],
    },
    cost: {
      caption: 'Cost (per analysis)',
      columns: ['', 'Cost', 'Time'],
      rows: [
        ['GapLens (Professional plan)', '$0.75', 'about 1 minute'],
        ['By hand', 'about $190 (of working time)', '4.5 hours'],
        ['A consultant (30 a month)', 'about $31', 'by contract'],
      ],
    },
    note: 'Each row is the cost of one: GapLens is $30 for 40 analyses; the consultant is NT$30,000 a month for 30, the work NT$6,000, at about NT$32 to the dollar. Both are estimates for Taiwan.',
  },
  pricing: {
    title: 'Buy what you use',
    lead: '1 credit = 1 complete analysis, and credits never expire. New accounts start with 5.',
    popular: 'Most Popular',
    points: (points) => `${points} credits`,
    unit: (price) => `${price} per analysis`,
    onRequest: 'On request',
    start: 'Free trial',
    contact: 'Contact us',
    contactSubject: 'GapLens Agency plan',
    partner: {
      title: 'Consulting partners',
      body: 'Consultants who help small businesses can join for free. Write to us about your work.',
      link: 'Apply by e-mail',
      subject: 'GapLens consulting partner programme',
    },
  },
  faq: {
    title: 'Questions and answers',
    items: [
      {
        question: 'How long does an analysis take?',
        answer:
          'Usually 30 to 60 seconds. More and slower pages take longer; each analysis has a time limit.',
      },
      {
        question: 'Does a failed analysis cost a credit?',
        answer: 'No. The credit is taken at the start and given back by itself if there is no usable report.',
      },
      {
        question: 'What if a keyword has no AI Overview?',
        answer: 'Then the first organic results are compared, and the report says so at its top.',
      },
      {
        question: 'Will AI Overview cite me if I follow the report?',
        answer:
          'Nobody can promise that. Overviews and their sources change often, and the coverage score is this tool’s estimate, not Google’s. The report tells you what readers find elsewhere and not on your page.',
      },
      {
        question: 'Does an AI make the report up?',
        answer:
          'Gaps, quotes and the coverage table come from comparing the pages’ own text. Sentences that a model chose are labelled as inferred and quoted as their page has them; what is in no page is dropped.',
      },
      {
        question: 'What do you store?',
        answer:
          'Your account, the keywords and addresses you enter, and the results. You can delete an analysis at any time. The privacy policy has the details (in Chinese).',
      },
    ],
  },
  closing: {
    title: 'Try it with one page',
    body: 'Pick a keyword you care about and see in sixty seconds what you lack.',
    start: 'Get 5 free analyses',
    sample: 'Read a sample report',
  },
  claims: {
    title: 'What the figures with an asterisk mean',
    items: [
      'They are our claims: not measured by a third party, and not the same every time.',
      '4.5 hours by hand is an estimate: collecting 2.0, analysing 1.5, writing 1.0. 60 seconds is the run of one analysis; the workspace says 30 to 60.',
      '98.9% counts about 3 minutes from the form to the report (3 of 270). 90% counts 2 hours of research shortened to about 12 minutes of reading.',
      '10+ and 100%: when Google cites ten sources or more, 10 to 12 of them are read; the whole text of the overview is compared statement by statement.',
    ],
  },
  footer: {
    links: 'Quick links',
    quick: [
      { href: '/en#solution', label: 'Solution' },
      { href: '/en#pricing', label: 'Pricing' },
      { href: '/sample', label: 'Sample report' },
      { href: '/login', label: 'Sign in' },
    ],
    legal: [
      { href: '/terms', label: 'Terms (Chinese)' },
      { href: '/privacy', label: 'Privacy (Chinese)' },
    ],
    contact: 'Contact',
    social: 'Social profile',
    company: 'GapLens Studio',
    rights: '© 2026 GapLens Studio',
    trademark:
      'Google, Gemini and AI Overview are trademarks of Google LLC. This service is not affiliated with Google.',
  },
}
