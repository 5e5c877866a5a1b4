import { colourProperties, fonts, sizeProperties } from '../../../src/theme/tokens.ts'

/** On the screen in the colours of the reader's system; on paper light, A4, one chapter after the other. */
export const catalogueCss = (title: string) => `
:root,.drawing .statechart{${colourProperties('light')}}
:root{${sizeProperties()}color-scheme:light}
@media screen and (prefers-color-scheme:dark){
:root,.drawing .statechart{${colourProperties('dark')}}
:root{color-scheme:dark}
}
*{box-sizing:border-box;margin:0;padding:0}
html{scroll-behavior:smooth;scroll-padding-top:var(--space-24)}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{background:var(--paper);color:var(--ink);font:400 var(--text-16)/1.65 ${fonts.sans};text-autospace:normal}
:lang(zh-CN){line-break:strict}
ul,ol{list-style:none}
a{color:var(--indigo);text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:2px}
code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;color:var(--ink-3);overflow-wrap:anywhere}
h1,h2,h3{font-weight:600;line-height:1.3;text-wrap:balance}
main{max-width:78rem;margin:0 auto;padding:var(--space-48) var(--space-16) var(--space-96)}
.cover{padding-bottom:var(--space-32)}
.product{color:var(--cinnabar);font-weight:600;letter-spacing:.08em}
h1{font-family:${fonts.serif};font-size:var(--text-48)}
.lead,.purpose{max-width:44em;color:var(--ink-2);font-size:var(--text-18)}
.lead{margin-top:var(--space-12)}
.facts{display:flex;flex-wrap:wrap;gap:var(--space-4) var(--space-16);margin-top:var(--space-16);color:var(--ink-3);font-size:var(--text-14)}
.facts li+li{padding-left:var(--space-16);border-left:1px solid var(--line-strong)}
.edition{margin-top:var(--space-8);color:var(--ink-3);font-size:var(--text-14);font-variant-numeric:tabular-nums}
#contents{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:var(--space-24) var(--space-32);padding:var(--space-24) 0;border-top:2px solid var(--ink)}
#contents h2{grid-column:1/-1;font-size:var(--text-20)}
#contents h3{padding-bottom:var(--space-4);border-bottom:1px solid var(--line-strong);color:var(--ink-3);font-size:var(--text-14)}
#contents a{display:flex;gap:var(--space-12);align-items:baseline;padding:var(--space-8) 0;border-bottom:1px solid var(--line);text-decoration:none}
#contents a:hover .title{text-decoration:underline}
#contents .title{flex:1;font-weight:500}
.number{color:var(--ink-3);font-variant-numeric:tabular-nums;font-weight:400}
#contents .number{min-width:1.5em;text-align:right}
.size{color:var(--ink-3);font-size:var(--text-14);white-space:nowrap}
.reading{padding:var(--space-16) var(--space-24);border-left:3px solid var(--indigo);background:var(--indigo-soft);border-radius:0 var(--radius-card) var(--radius-card) 0}
.reading h2{font-size:var(--text-16)}
.reading li{color:var(--ink-2);font-size:var(--text-14)}
.chapter{margin-top:var(--space-96);padding-top:var(--space-24);border-top:2px solid var(--ink)}
.eyebrow{color:var(--ink-3);font-size:var(--text-14)}
.chapter h2{margin:var(--space-4) 0 var(--space-8);font-family:${fonts.serif};font-size:var(--text-30)}
.chapter h2 .number{margin-right:.15em}
.chapter h3{margin:var(--space-32) 0 var(--space-12);font-size:var(--text-18)}
.top{margin-left:auto}
.facts .top{border:0}
.drawing{overflow-x:auto;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--paper);padding:var(--space-8)}
.drawing .statechart,.drawing .statechart-frame{display:block;height:auto;overflow:visible}
.drawing .statechart[data-still=true] .statechart-frame>svg{display:block;margin:0 auto;max-height:none;width:max(min(calc(var(--w)*1px),100%),calc(var(--w)*.62px));height:auto}
.plates{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:var(--space-24) var(--space-16)}
.screen{aspect-ratio:4/3;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--sunken)}
.screen .open{display:flex;height:100%;justify-content:center}
.screen img{display:block;width:100%;height:100%;object-fit:cover;object-position:top}
.screen[data-upright] img{width:auto;object-fit:contain}
.open:hover img{filter:brightness(.96)}
.shut{display:none}
.screen:target{position:fixed;inset:0;z-index:2;aspect-ratio:auto;border:0;border-radius:0;padding:var(--space-24);background:var(--sunken)}
.screen:target img{width:100%;object-fit:contain;object-position:center}
.screen:target .open{cursor:default}
.screen:target .shut{display:grid;place-items:center;position:absolute;top:var(--space-16);right:var(--space-16);width:44px;height:44px;border:1px solid var(--line-strong);border-radius:999px;background:var(--surface);text-decoration:none;font-size:var(--text-18)}
figcaption{display:flex;flex-direction:column;margin-top:var(--space-8)}
figcaption code{font-size:var(--text-12)}
.around{color:var(--ink-3);font-size:var(--text-12)}
.name{font-weight:600;line-height:1.4}
.kind{display:inline-block;margin-left:var(--space-8);padding:0 var(--space-8);border-radius:var(--radius-chip);background:var(--indigo-soft);color:var(--indigo);font-size:var(--text-12);font-weight:500;vertical-align:.1em}
.passing{margin-top:var(--space-16);color:var(--ink-2);font-size:var(--text-14)}
.passing span+span::before{content:' · '}
table{width:100%;border-collapse:collapse;font-size:var(--text-14);line-height:1.5}
th{text-align:left;color:var(--ink-3);font-weight:500;border-bottom:1px solid var(--line-strong);padding:var(--space-8) var(--space-12) var(--space-8) 0}
td{vertical-align:top;border-bottom:1px solid var(--line);padding:var(--space-8) var(--space-12) var(--space-8) 0;color:var(--ink-2)}
td:nth-child(1){width:6.5em}td:nth-child(2){width:32%;color:var(--ink)}td:nth-child(3){width:26%}
td:nth-child(2) code{display:block;font-size:var(--text-12)}
td code{font-size:var(--text-12)}
.who{white-space:nowrap;color:var(--ink-2)}
.who::before{content:'';display:inline-block;width:.55em;height:.55em;margin-right:.5em;border-radius:99px;background:var(--ink-3)}
.who:is([data-by=visitor],[data-by=owner],[data-by=receiver])::before{background:var(--indigo)}
.who[data-by=server]::before{background:var(--celadon)}
.who[data-by=clock]::before{background:var(--amber)}
.who:is([data-by=browser],[data-by=organizer],[data-by=staff],[data-by=finance],[data-by=admin])::before{background:var(--cinnabar)}
.none{color:var(--ink-3)}
.rules div{display:grid;grid-template-columns:7.5rem 1fr;gap:var(--space-12);padding:var(--space-8) 0;border-bottom:1px solid var(--line);font-size:var(--text-14)}
.rules dt{font-weight:600;font-variant-numeric:tabular-nums}
.rules dd{color:var(--ink-2)}
@media screen and (max-width:599px){
h1{font-size:var(--text-38)}
thead{display:none}tr{display:block;padding:var(--space-8) 0;border-bottom:1px solid var(--line)}
td,td:nth-child(n){display:block;width:auto;border:0;padding:0}
.rules div{grid-template-columns:1fr;gap:0}
.top{margin-left:0}
}
@media print{
:root,.drawing .statechart{--paper:#fff;--sunken:#F6F4EF}
html{font-size:12.5px}
main{max-width:none;padding:0}
a{color:inherit;text-decoration:none}
code{color:var(--ink-3)}
.cover{padding:30mm 0 14mm}
.product{font-size:var(--text-18)}
#contents{grid-template-columns:repeat(2,1fr);gap:6mm 10mm}
.reading{margin-top:8mm}
.top,.shut{display:none!important}
.chapter{break-before:page;margin:0;padding:0;border:0}
.chapter header{padding-bottom:3mm;border-bottom:.5mm solid var(--ink)}
.chapter h2{margin:0 0 1mm}
.chapter h3{margin:6mm 0 3mm}
.chapter .facts{margin-top:2mm}
.purpose{max-width:none;font-size:var(--text-16)}
h2,h3,thead{break-after:avoid}
.opening,.plate,.rules div,tr,.reading,#contents section{break-inside:avoid}
.opening[data-wide]{page:wide}
.plates{grid-template-columns:repeat(3,1fr);gap:5mm 4mm}
.screen:target{position:static;padding:0}
.screen,.drawing{border-width:.2mm;border-radius:1mm}
.drawing{overflow:visible;padding:2mm}
.drawing .statechart[data-still=true] .statechart-frame>svg{width:min(calc(var(--w)*.9px),100%,calc(200mm*var(--w)/var(--h)))}
[data-wide] .drawing .statechart[data-still=true] .statechart-frame>svg{width:min(calc(var(--w)*1px),100%,calc(118mm*var(--w)/var(--h)))}
thead{display:table-header-group}
}
@page{size:A4;margin:16mm 15mm 18mm;@bottom-left{content:"${title}";${margin}}@bottom-right{content:counter(page) " / " counter(pages);${margin}}}
@page wide{size:A4 landscape}
@page:first{@bottom-left{content:none}@bottom-right{content:none}}
`

const margin = `font-family:${fonts.sans};font-size:8pt;color:#68645C`
