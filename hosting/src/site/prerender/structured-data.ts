import type { Plan } from '@gaplens/contracts/points/plans'
import { BRAND } from '../../ui/theme/brand.ts'
import { SITE } from '../landing/site.ts'
import type { LandingText } from '../landing/text/landing-text.ts'
import { SITE_ORIGIN } from './site-origin.ts'

const organizationId = `${SITE_ORIGIN}/#organization`

export function organization(): object {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: BRAND.company,
    alternateName: 'GapLens',
    url: `${SITE_ORIGIN}/`,
    logo: `${SITE_ORIGIN}/icons/icon-512.png`,
    email: BRAND.supportEmail,
    ...(SITE.social === '' ? {} : { sameAs: [SITE.social] }),
  }
}

/** The product with the prices that the page shows. No rating: there are no reviews to show. */
export function softwareApplication(
  page: { path: string; lang: string; description: string },
  plans: readonly Plan[],
): object {
  return {
    '@type': 'SoftwareApplication',
    name: BRAND.fullName,
    url: SITE_ORIGIN + page.path,
    description: page.description,
    inLanguage: page.lang,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    image: `${SITE_ORIGIN}/images/og-zh.png`,
    publisher: { '@id': organizationId },
    offers: plans.flatMap((plan) =>
      plan.price === null
        ? []
        : {
            '@type': 'Offer',
            name: plan.name,
            description: plan.description,
            price: plan.price,
            priceCurrency: plan.currency,
            url: `${SITE_ORIGIN}${page.path}#pricing`,
          },
    ),
  }
}

/**
 * The questions that the page shows. Google ended FAQ rich results in May 2026; this markup is for other readers of
 * schema.org.
 */
export function faqPage(faq: LandingText['faq'], lang: string): object {
  return {
    '@type': 'FAQPage',
    inLanguage: lang,
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
