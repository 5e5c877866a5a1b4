import { colourProperties, fonts } from '../../../src/theme/tokens.ts'

/** One sheet for the drawing in every place: the manager has neither the site's style nor its properties. */
export const chartCss = `
.statechart{${colourProperties('light')}position:relative;display:flex;width:100%;height:100%;min-height:12rem;background:var(--paper);color:var(--ink);font-family:${fonts.sans}}
.statechart[data-theme=dark]{${colourProperties('dark')}}
.statechart[data-still=true]{min-height:0;background:none}
.statechart *{box-sizing:border-box}
.statechart-frame{flex:1;min-width:0;overflow:auto;display:flex;overscroll-behavior:contain}
.statechart[data-still=false] .statechart-frame{cursor:grab}
.statechart-frame:active{cursor:grabbing}
.statechart-frame>svg{display:block;margin:auto;max-width:none;flex:none;user-select:none}
.statechart[data-still=true] .statechart-frame{overflow:visible}
.statechart[data-still=true] .statechart-frame>svg{width:100%;height:auto;max-height:100%;flex:1}
.statechart-controls{position:absolute;z-index:1;right:12px;bottom:12px;display:flex;background:var(--surface);border:1px solid var(--line-strong);border-radius:6px;overflow:hidden}
.statechart-controls button{width:32px;height:32px;display:grid;place-items:center;padding:0;border:0;background:none;color:var(--ink-2);cursor:pointer}
.statechart-controls button:hover{background:var(--indigo-soft);color:var(--indigo)}
.statechart-controls button:focus-visible{outline:3px solid var(--focus);outline-offset:-3px;box-shadow:none}
.statechart-controls path{fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.statechart text{fill:var(--ink);font-size:12px}
.statechart .name{font-size:14px;font-weight:600}
.statechart .key{fill:var(--ink-3)}
.statechart [data-frame]{--frame:color-mix(in srgb,var(--sunken) 50%,var(--paper))}
.statechart [data-frame][data-active]:not([data-root]){--frame:color-mix(in srgb,var(--indigo-soft) 45%,var(--paper))}
.statechart .words[data-frame] text{paint-order:stroke;stroke:var(--frame);stroke-width:5;stroke-linejoin:round}
.statechart .words[data-frame] .tag text{stroke:none}
.statechart .box{fill:var(--surface);stroke:var(--line-strong);stroke-width:1}
.statechart .state[data-frame] .box{fill:var(--frame)}
.statechart .state[data-region] .box{stroke-dasharray:6 4}
.statechart .ring{fill:none;stroke:var(--line-strong)}
.statechart .rule{fill:none;stroke:var(--line)}
.statechart .state[data-active] .box{fill:var(--indigo);stroke:var(--indigo)}
.statechart .state[data-active] .ring{stroke:var(--surface)}
.statechart .state[data-active][data-frame] .box{fill:var(--frame);stroke:var(--indigo);stroke-width:2}
.statechart .state[data-active][data-root] .box{stroke:var(--line-strong);stroke-width:1}
.statechart .words[data-active]:not([data-frame]) text{fill:var(--surface)}
.statechart .words[data-active]:not([data-frame]) .glyph{fill:var(--surface)}
.statechart .words[data-active]:not([data-frame]) .tag rect{fill:none;stroke:var(--surface)}
.statechart .initial circle{fill:var(--ink-2)}
.statechart .line{fill:none;stroke:var(--ink-3);stroke-width:1.25}
.statechart .head{fill:var(--ink-3)}
.statechart .reach{fill:transparent;stroke:none}
.statechart path.reach{fill:none;stroke:transparent;stroke-width:14}
.statechart .item[data-label] .reach{fill:var(--paper)}
.statechart .item[data-lit] .reach{fill:var(--surface)}
.statechart .event{font-weight:500}
.statechart .guard{fill:var(--amber)}
.statechart .clock circle,.statechart .clock path{fill:none;stroke:var(--ink-2);stroke-width:1.2;stroke-linecap:round}
.statechart .glyph{fill:var(--celadon)}
.statechart .invoke text{fill:var(--ink-2)}
.statechart .tag rect{fill:var(--indigo-soft)}
.statechart .tag text{fill:var(--indigo)}
.statechart .edge[data-dimmed] .line{stroke-dasharray:4 4;stroke:var(--line-strong)}
.statechart .edge[data-dimmed] .head{fill:var(--line-strong)}
.statechart .words[data-dimmed] text,.statechart .words[data-dimmed] .guard{fill:var(--ink-3)}
.statechart .edge[data-taken] .line{stroke:var(--cinnabar);stroke-width:2.5;stroke-dasharray:none}
.statechart .edge[data-taken] .head{fill:var(--cinnabar)}
.statechart .words[data-taken] .clock *{stroke:var(--cinnabar)}
.statechart .item[data-taken] .reach{fill:var(--cinnabar-soft)}
.statechart .words[data-taken] text,.statechart .words[data-taken] .guard{fill:var(--cinnabar)}
.statechart .edge[data-lit] .line{stroke:var(--surface)}
.statechart .edge[data-lit] .head{fill:var(--surface)}
.statechart .item[data-selected] .reach{stroke:var(--indigo);stroke-width:2}
.statechart .item[role=button]{cursor:pointer}
.statechart .words{pointer-events:none}
.statechart .item[role=button]:hover+.words .event,.statechart .item[role=button]:hover+.words .name{text-decoration:underline}
.statechart .focus{fill:none;stroke:none;pointer-events:none}
.statechart .item{outline:none;box-shadow:none}
.statechart .item:focus-visible .focus{stroke:var(--focus);stroke-width:3}
.statechart .sign circle{fill:var(--surface);stroke-width:1.5}
.statechart .sign path{fill:none;stroke-width:2;stroke-linecap:round}
.statechart [data-mark=added]{--mark:var(--celadon);--mark-soft:var(--celadon-soft)}
.statechart [data-mark=removed]{--mark:var(--cinnabar);--mark-soft:var(--cinnabar-soft)}
.statechart [data-mark=changed]{--mark:var(--amber);--mark-soft:var(--amber-soft)}
.statechart .sign circle,.statechart .sign path{stroke:var(--mark)}
.statechart .words[data-mark][data-frame]{--frame:var(--mark-soft)}
.statechart .state[data-mark] .box{fill:var(--mark-soft);stroke:var(--mark);stroke-width:2}
.statechart .edge[data-mark] .line{stroke:var(--mark);stroke-width:2}
.statechart .edge[data-mark] .head{fill:var(--mark)}
.statechart .item[data-mark][data-label] .reach,.statechart .item[data-mark][data-row] .reach{fill:var(--mark-soft)}
.statechart .words[data-mark] .event{fill:var(--mark)}
.statechart [data-mark=removed] .line{stroke-dasharray:6 4}
.statechart .words[data-mark=removed] text{text-decoration:line-through}
@media (prefers-reduced-motion:no-preference){.statechart .box,.statechart .line,.statechart .head{transition:fill .2s,stroke .2s}}
@media (forced-colors:active){.statechart .state[data-active] .box{stroke:Highlight;stroke-width:4}}
`
