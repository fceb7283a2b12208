import { describe, expect, it } from 'vitest'
import { parseHtml } from './parse.ts'
import { PARSE_LIMITS } from './parse-limits.ts'

const html = (markup: string) => parseHtml(markup).$.html()

describe('parseHtml', () => {
  it.each([
    ['ends a paragraph at the next', '<p>a<p>b', '<html><p>a</p><p>b</p></html>'],
    [
      'ends list items and definitions',
      '<ul><li>a<li>b<ul><li>c</ul></ul>',
      '<html><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul></html>',
    ],
    [
      'ends cells and rows, also over open elements',
      '<table><tr><td><span>1<td>2<tr><td>3</table>',
      '<html><table><tr><td><span>1</span></td><td>2</td></tr><tr><td>3</td></tr></table></html>',
    ],
    [
      'keeps an end tag inside its cell',
      '<div><table><tr><td></div>a</td></tr></table>b</div>',
      '<html><div><table><tr><td>a</td></tr></table>b</div></html>',
    ],
    [
      'does not let an inline end tag close a block',
      '<span><div>a</span>b</div>',
      '<html><span><div>ab</div></span></html>',
    ],
    [
      'opens formatting again after a paragraph it ended',
      '<p><b>a<div>b</div>',
      '<html><p><b>a</b></p><b><div>b</div></b></html>',
    ],
    [
      'stops at a misnested link',
      '<a href="x"><div>a</a>b</div>c',
      '<html><a href="x"><div>ab</div></a>c</html>',
    ],
    [
      'begins the body at the first element that no head holds',
      '<head><title>t</title><p>a',
      '<html><head><title>t</title></head><p>a</p></html>',
    ],
    ['joins the attributes of a late html tag', 'a<html lang="zh-TW">b', '<html lang="zh-TW">ab</html>'],
    ['takes CDATA for a comment, as browsers do', '<![CDATA[ <p>a<p>b', '<html>a<p>b</p></html>'],
    [
      'does not let a frame in noscript swallow the page',
      '<noscript><iframe src="f"/></noscript><p>a',
      '<html><noscript><iframe src="f"></iframe></noscript><p>a</p></html>',
    ],
    [
      'ends noscript whatever is open inside it',
      '<noscript><table><tr><td></noscript><p>a',
      '<html><noscript><table><tr><td></td></tr></table></noscript><p>a</p></html>',
    ],
    [
      'reads raw text as it stands',
      '<script>if (a < b) "</b>"</script>',
      '<html><script>if (a < b) "</b>"</script></html>',
    ],
  ])('%s', (_, markup, expected) => expect(html(markup)).toBe(expected))

  it('decodes entities once', () => {
    expect(parseHtml('&amp;lt;&#x4e00;&nbsp;&hellip;').$('html').text()).toBe('&lt;一\u00a0…')
  })

  it.each([
    ['decodes them in titles', '<title>a &amp; b</title>', 'title', 'a & b'],
    [
      'leaves them in scripts',
      '<script type="application/ld+json">"a &amp; b"</script>',
      'script',
      '"a &amp; b"',
    ],
    ['decodes again after a script', '<style>a &amp; b</style><p>a &amp b', 'p', 'a & b'],
    ['decodes in a style that is part of a drawing', '<svg><style>a &amp; b</style></svg>', 'style', 'a & b'],
    ['takes what is no entity as it stands', '<p>R&D &unknown; 3 &< 4', 'p', 'R&D &unknown; 3 &< 4'],
    ['repairs the numbers of old encodings', '<p>it&#146;s', 'p', 'it’s'],
  ])('%s', (_, markup, name, expected) => expect(parseHtml(markup).$(name).text()).toBe(expected))

  it('decodes entities in attributes, except what only looks like an entity in a URL', () => {
    const { $ } = parseHtml('<a href="?a=1&copy=2&amp;b=3&lt" title="&copy; &#20013;文">')
    expect({ ...$('a').get(0)?.attribs }).toEqual({ href: '?a=1&copy=2&b=3<', title: '© 中文' })
  })

  it('keeps the text of elements beyond the depth limit', () => {
    const { $ } = parseHtml(
      `${'<div>'.repeat(PARSE_LIMITS.depth * 3)}deep${'</div>'.repeat(PARSE_LIMITS.depth * 3)}<p>after`,
    )
    expect($('p').text()).toBe('after')
    expect($('html').text()).toBe('deepafter')
  })

  it('keeps only the attributes that the reader uses', () => {
    const { $ } = parseHtml('<p __proto__="a" constructor="b" CLASS="c" data-state="{}" id=d id=e>f')
    expect({ ...$('p').get(0)?.attribs }).toEqual({ class: 'c', id: 'd' })
  })
})
