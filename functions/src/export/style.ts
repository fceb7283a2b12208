import { PAPER, TOKENS } from './tokens.ts'

/** The stylesheet of the exported file for light, dark and A4 paper. It holds no URL, so the file loads nothing. */
export const STYLE = `
${TOKENS}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;text-autospace:normal;line-break:strict}
body{margin:0;background:var(--surface-sunken);color:var(--ink);overflow-wrap:anywhere;
font:var(--text-md)/1.75 var(--font)}
.page{max-width:60rem;margin:0 auto;padding:2.5rem 1.5rem 4rem}
a{color:var(--brand);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:var(--radius-xs)}
.skip{position:absolute;left:1rem;top:-5rem;padding:.5rem 1rem;border-radius:var(--radius-md);background:var(--surface-raised)}
.skip:focus{top:.75rem}
h1{margin:0 0 .5rem;font-size:var(--text-2xl);line-height:1.35;text-wrap:balance}
h2{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .625rem;margin:0 0 1rem;font-size:var(--text-xl);line-height:1.4}
h3{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem;margin:1.75rem 0 .5rem;font-size:var(--text-lg);line-height:1.5}
h2+h3{margin-top:0}
h2 small,h3 small{color:var(--dimmed);font-size:var(--text-sm);font-weight:400}
p,ul,ol,blockquote,pre,table,details{margin:0 0 .75rem}
p,li{text-wrap:pretty}
ul,ol{padding-inline-start:1.5em}
li{margin-bottom:.25em}
li::marker{color:var(--brand)}
.lead p{margin:0}.lead{margin:0 0 .125rem;color:var(--dimmed);font-size:var(--text-sm)}
.muted{color:var(--dimmed);font-size:var(--text-sm)}
.muted strong{color:var(--ink)}
.label{margin:1rem 0 .25rem;font-size:var(--text-sm)}
section,nav,.notice,main>details{margin-top:1.25rem;padding:1.75rem;border:1px solid var(--line);border-radius:var(--radius-lg);background:var(--surface-raised)}
nav{padding-block:1.25rem}
nav h2{margin-bottom:.5rem;font-size:var(--text-md)}
nav>ol{columns:2 18rem;column-gap:2rem}nav ol{margin:0;padding:0;list-style:none;font-size:var(--text-sm)}
nav ol ol{padding-inline-start:1.5em}
nav li{margin:0;break-inside:avoid}
nav a{display:inline-block;padding-block:.125rem}
.notice{background:var(--fair-bg)}
.notice>:last-child{margin-bottom:0}
.number{display:grid;place-items:center;width:1.875rem;height:1.875rem;border-radius:var(--radius-md);background:var(--brand-bg);color:var(--brand);font-size:var(--text-md)}
.tag{display:inline-block;padding:0 .5em;border-radius:var(--radius-sm);background:var(--calm-bg);color:var(--calm);font-size:var(--text-xs);font-weight:600;line-height:1.75;white-space:nowrap}
.tag.good{background:var(--good-bg);color:var(--good)}.tag.fair{background:var(--fair-bg);color:var(--fair)}
.tag.poor{background:var(--poor-bg);color:var(--poor)}.tag.brand{background:var(--brand-bg);color:var(--brand)}
.tag.own{background:var(--own-bg);color:var(--own)}
.top{margin:1.25rem 0 0;font-size:var(--text-sm)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:1.25rem 2rem;padding:0;list-style:none}
.figures li{display:grid;align-content:start;margin:0;padding-inline-start:1rem;border-inline-start:3px solid var(--line)}
.figures li:first-child{border-color:var(--own-fill)}
.figures span{color:var(--dimmed);font-size:var(--text-sm)}
.figures strong{font-size:var(--text-2xl);line-height:1.3;font-variant-numeric:tabular-nums}
.figures small{color:var(--dimmed);font-size:var(--text-sm);font-weight:400}
.item{display:grid;grid-template-columns:3rem minmax(0,1fr);padding-top:.875rem;border-top:1px solid var(--line)}
.mark{font-variant-numeric:tabular-nums}.place{color:var(--brand);font-weight:600}
.tag.p1{background:var(--brand-fill);color:var(--on-fill)}.tag.p2{background:var(--brand-bg);box-shadow:inset 0 0 0 1px var(--brand);color:var(--brand)}
.tag.p3{background:none;box-shadow:inset 0 0 0 1px var(--dimmed);color:var(--calm)}
.cover{padding-bottom:1rem;border-bottom:3px solid var(--brand)}.brand{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem;margin:0;color:var(--brand);font-weight:650}
.brand img{max-width:100%;height:auto;padding:.25rem .375rem;border-radius:var(--radius-sm);background:var(--logo-ground)}
.row span+span{margin-inline-start:.75em;padding-inline-start:.75em;border-inline-start:1px solid var(--line)}
.quote{margin-inline:0;padding-inline-start:.875rem;border-inline-start:3px solid var(--bar)}
.quote.own{border-color:var(--own-fill)}
.quote:target{background:var(--own-bg)}
.quote p{margin:0}
.quote .source{color:var(--dimmed);font-size:var(--text-sm)}
.source strong{color:var(--ink)}
details{border:1px solid var(--line);border-radius:var(--radius-md)}
summary{padding:.625rem .875rem;border-radius:var(--radius-md);font-size:var(--text-sm);cursor:pointer}
summary:hover{background:var(--surface-sunken)}
summary h3{display:inline;margin:0;font-size:var(--text-md)}
.inside{padding:.25rem .875rem .5rem}
table{width:100%;border-collapse:collapse;font-size:var(--text-sm)}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:.375rem .5rem;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
thead th{color:var(--dimmed);font-weight:600;white-space:nowrap}
tbody th{font-weight:400}
.names th:first-child{min-width:6em}
.data td{overflow-wrap:break-word}
.facts th{width:9rem;color:var(--dimmed)}
.bars th:first-child{width:38%}
.bars td:nth-child(2){position:relative;width:32%;font-variant-numeric:tabular-nums}
.bars td{white-space:nowrap}.bar{display:inline-block;width:calc(var(--share)*.65);height:.625rem;margin-inline-end:.5rem;border-radius:var(--radius-sm);background:var(--bar)}
.own>*,td.own,th.own{background:var(--own-bg)}
.own .bar{background:var(--own-fill)}
tr.own th,tr.own td{color:var(--own);font-weight:600}
.scroll{position:relative;overflow-x:auto;margin-bottom:.75rem;border:1px solid var(--line);border-radius:var(--radius-md)}
.matrix{margin:0}
.matrix th:first-child{position:sticky;left:0;min-width:8rem;background:var(--surface-raised)}
.matrix td,.matrix th:not(:first-child){padding:2px;text-align:center;vertical-align:middle}
.matrix thead th:not(:first-child){position:relative;min-width:2.25rem;height:9rem;vertical-align:bottom}
.slant span{position:absolute;bottom:.5rem;left:50%;max-width:10.5rem;overflow:hidden;font-size:var(--text-xs);font-weight:400;text-overflow:ellipsis;white-space:nowrap;rotate:-60deg;transform-origin:0 100%}
.matrix tr>:last-child:not(:first-child){padding-inline-end:4rem}.matrix thead th:last-child .slant span{left:calc(50% - 2rem)}
.matrix a{display:block;color:inherit;text-decoration:none}
.cell{display:grid;place-items:center;min-width:2rem;height:2rem;border-radius:var(--radius-sm)}
.cell.covered{background:var(--brand-fill);color:var(--on-fill)}.cell.touched{background:var(--touched);color:var(--brand)}
.cell.absent{color:var(--dimmed)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
pre,.prompt{padding:.875rem 1rem;border-radius:var(--radius-md);background:var(--surface-sunken);font-size:var(--text-sm);white-space:pre-wrap}
pre{line-height:1.55}
footer{margin-top:1.5rem;color:var(--dimmed);font-size:var(--text-sm)}
footer p{margin:0 0 .25rem}
@media (max-width:30em){.bars{font-size:var(--text-xs)}.bars th,.bars td{padding-inline:.25rem}.bars th:first-child{width:52%}.bars td:nth-child(2){width:27%}.bars td:nth-child(3){white-space:normal}
.figures{grid-template-columns:repeat(auto-fit,minmax(5rem,1fr));gap:1rem .75rem}.figures li{padding-inline-start:.625rem}
.facts th{width:5.5rem}
.page{padding:1.5rem 1rem 3rem}section,nav,.notice{padding:1.25rem 1.125rem}h1{font-size:var(--text-xl)}
.item{grid-template-columns:minmax(0,1fr)}.mark{margin:0}}
@media print{@page{size:A4;margin:16mm 14mm 18mm;@bottom-right{content:counter(page) "／" counter(pages);color:var(--dimmed);font:8pt var(--font)}}
${PAPER}
html{font-size:10.5pt}body{background:var(--surface);print-color-adjust:exact;-webkit-print-color-adjust:exact}
.page{max-width:none;padding:0}.skip,.top{display:none}
section,nav,.notice,main>details{padding:0;border:0;margin-top:1.5rem}.notice{padding:.75rem 1rem}
h2{padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h2,h3,summary,.label{break-after:avoid}
.quote,.item,tr,pre,.figures,li{break-inside:avoid}
details{border:0}summary{padding:.25rem 0;list-style:none;font-weight:600}.inside{padding:0 0 .5rem 1rem}
details::details-content{content-visibility:visible;block-size:auto}
.scroll{overflow:visible;border:0}.matrix{width:calc(100% - 4.5rem);font-size:var(--text-xs)}.slant span{max-width:9.5rem}.matrix th:first-child{position:static;min-width:0;width:30%}.matrix tr>:last-child:not(:first-child){padding-inline-end:2px}.matrix thead th:last-child .slant span{left:50%}.cell{min-width:0;height:1.5rem}
a{color:inherit;text-decoration-color:var(--line)}
}
`.trim()
