interface Link {
  readonly href: string
  readonly label: string
}

interface Titled {
  readonly title: string
  readonly body: string
}

/** A comparison: the first cell of each row is its heading. */
export interface TableText {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** All texts of a landing page in one language. */
export interface LandingText {
  readonly skip: string
  /** Screen reader text of the asterisk beside a claimed figure. */
  readonly claim: string
  readonly header: {
    readonly label: string
    readonly menu: string
    readonly links: readonly Link[]
    readonly language: Link & { readonly lang: string }
    readonly theme: string
    readonly signIn: string
    readonly start: string
  }
  readonly hero: {
    readonly eyebrow: string
    readonly title: readonly [string, string]
    readonly lead: string
    readonly start: string
    readonly sample: string
    readonly note: string
    readonly claims: readonly { readonly value: string; readonly label: string }[]
  }
  readonly preview: {
    readonly title: string
    readonly score: string
    readonly compared: string
    readonly gaps: string
    readonly immediate: string
    readonly sources: string
    readonly readAll: string
    readonly topic: string
    /** What the numbers above the columns are. */
    readonly columns: string
    readonly own: string
    readonly legend: { readonly covered: string; readonly touched: string; readonly absent: string }
    readonly summary: (missing: number, total: number) => string
    readonly caption: string
    readonly link: string
  }
  readonly problem: {
    readonly title: string
    readonly lead: string
    readonly steps: readonly {
      readonly hours: number
      readonly time: string
      readonly title: string
      readonly details: readonly string[]
    }[]
    readonly total: { readonly label: string; readonly value: string }
    readonly ours: { readonly label: string; readonly value: string }
    readonly saved: { readonly label: string; readonly value: string }
    readonly chart: string
  }
  readonly report: {
    readonly title: string
    readonly lead: string
    readonly blocks: readonly { readonly title: string; readonly body: readonly string[] }[]
    readonly link: string
  }
  readonly solution: { readonly title: string; readonly steps: readonly Titled[] }
  readonly plan: {
    readonly title: string
    readonly lead: string
    readonly badge: string
    readonly items: readonly {
      readonly tier: string
      readonly tierName: string
      readonly title: string
      readonly why: string
      readonly gain: string
    }[]
    readonly prompt: { readonly label: string; readonly text: string }
    readonly note: string
  }
  readonly proof: {
    readonly title: string
    readonly notice: string
    readonly cases: readonly { readonly who: string; readonly before: string; readonly after: string }[]
    readonly principles: { readonly title: string; readonly items: readonly Titled[] }
  }
  readonly demo: {
    readonly title: string
    readonly lead: string
    readonly play: string
    readonly notice: string
    readonly poster: string
    readonly frame: string
  }
  readonly compare: {
    readonly title: string
    readonly features: TableText
    readonly cost: TableText
    readonly note: string
  }
  readonly pricing: {
    readonly title: string
    readonly lead: string
    readonly popular: string
    readonly points: (points: number) => string
    readonly unit: (price: string) => string
    readonly onRequest: string
    readonly start: string
    readonly contact: string
    readonly contactSubject: string
    readonly partner: Titled & { readonly link: string; readonly subject: string }
  }
  readonly faq: {
    readonly title: string
    readonly items: readonly { readonly question: string; readonly answer: string }[]
  }
  readonly closing: Titled & { readonly start: string; readonly sample: string }
  readonly claims: { readonly title: string; readonly items: readonly string[] }
  readonly footer: FooterText
}

export interface FooterText {
  readonly links: string
  readonly quick: readonly Link[]
  readonly legal: readonly Link[]
  readonly contact: string
  readonly social: string
  readonly company: string
  readonly rights: string
  readonly trademark: string
}
