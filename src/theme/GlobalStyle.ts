import { createGlobalStyle } from 'styled-components'

import { breakpoints, colourProperties, fonts, sizeProperties } from './tokens.ts'

// Folio Song, `local()` only: the system's Song face at display sizes instead of SimSun, without a download.
export const GlobalStyle = createGlobalStyle`
@font-face{font-family:"Folio Song";src:local("Source Han Serif SC"),local("Noto Serif CJK SC"),local("Songti SC")}
:root{${sizeProperties()}${colourProperties('light')}--body:var(--text-16);--leading:1.75;--measure:38em;--header:4rem;color-scheme:light}
:root:lang(en),:where(:root:lang(zh) [lang=en]){--sans:"Latin Marks",${fonts.sans};--serif:"Latin Marks",${fonts.serif}}
:where(:root:lang(zh) [lang=en]:not(h1,h1 *)){font-family:var(--sans)}
:root:lang(en){--body:1.0625rem;--leading:1.6;--measure:68ch}
@media (min-width:${breakpoints.laptop}px){:root:lang(en){--header:6.75rem}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${colourProperties('dark')}color-scheme:dark}}
:root[data-theme=dark]{${colourProperties('dark')}color-scheme:dark}
@media (prefers-reduced-motion:reduce){
:root{--hover:var(--calm);--open:var(--calm);--page:var(--calm)}
*,::before,::after{animation-duration:80ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}
}
*,::before,::after{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:400 var(--body)/var(--leading) var(--sans);text-autospace:normal;text-spacing-trim:trim-start;line-break:strict;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%;scroll-padding:calc(var(--header) + 1rem) 0 5rem}
body{margin:0;min-height:100vh;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
h1,h2,h3{font-weight:600;line-height:1.3;text-wrap:balance}
h1{font-family:var(--serif)}
a{color:var(--indigo);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{color:var(--indigo-hover)}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
input:is([type=radio],[type=checkbox]){flex:none;width:1.5rem;height:1.5rem;margin:0;accent-color:var(--indigo)}
img,svg{display:block;max-width:100%}
img{height:auto}
em:lang(zh){font-style:normal;text-emphasis:dot;text-emphasis-position:under right}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--paper)}
:focus:not(:focus-visible),[tabindex="-1"]:focus-visible{outline:0;box-shadow:none}
::selection{background:var(--indigo-soft);color:var(--ink)}
@media print{
@page{margin:16mm 14mm}
:root,:root[data-theme],:root:not([data-theme=light]){${colourProperties('light')}--paper:#fff;color-scheme:light}
:has(>main)>:not(main),main :is(button,nav,[role=search]){display:none!important}
main :is(article,li,tr,figure,img){break-inside:avoid}
:is(h1,h2,h3){break-after:avoid}
main a{color:inherit}
main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
}
`
