const names = (list: string): readonly string[] => list.split(' ')

/**
 * The meta elements for each field of the page, by their name, property, itemprop or http-equiv in lower case. The first one
 * that the page has is used. They include Open Graph, Dublin Core, Parse.ly, Sailthru and Highwire Press.
 */
export const META_NAMES = {
  title: names('og:title twitter:title dc.title dcterms.title'),
  siteName: names('og:site_name application-name apple-mobile-web-app-title'),
  description: names('description og:description twitter:description'),
  image: names('og:image og:image:url twitter:image'),
  address: names('og:url'),
  language: names('content-language language inlanguage'),
  locale: names('og:locale'),
  author: names(
    'author article:author parsely-author dc.creator dcterms.creator sailthru.author byl citation_author',
  ),
  /** Written for social networks, which makes it more trustworthy than the others. */
  sharedPublished: names('article:published_time article:published og:published_time'),
  published: names(
    'datepublished pubdate publishdate publish-date publish_date date dc.date dc.date.issued dcterms.date ' +
      'dcterms.created parsely-pub-date sailthru.date citation_publication_date citation_date originalpublicationdate',
  ),
  modified: names(
    'article:modified_time og:updated_time datemodified lastmod last-modified dcterms.modified dc.date.modified revised',
  ),
} as const
