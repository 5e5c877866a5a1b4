import { colourProperties, sizeProperties } from '../../../src/theme/tokens.ts'

/** One sheet with its own names: the workshop's styles must not reach in, and these must not reach out. */
export const panelCss = `
.machine-panel{${sizeProperties()}font:400 14px/1.6 var(--sans);color:var(--ink);background:var(--paper);height:100%;overflow:auto;container-type:size}
.machine-panel[data-theme=light]{${colourProperties('light')}}
.machine-panel[data-theme=dark]{${colourProperties('dark')}}
.machine-panel *{box-sizing:border-box}
.machine-panel :is(p,h3,h4,ul,ol,fieldset,legend){margin:0;padding:0;border:0}
.machine-panel :is(ul,ol){list-style:none}
.machine-panel code{font:12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.machine-panel :is(button,input,summary,a,.mp-now):focus-visible,.mp-actor:focus-within:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px;border-radius:var(--radius-field)}
.machine-panel :is(button,input){font:inherit;color:inherit}
.machine-panel summary{cursor:pointer}
.machine-panel a{color:var(--indigo);text-underline-offset:3px}
.mp-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.mp-message{padding:24px!important;color:var(--ink-2)}
.mp-muted{color:var(--ink-3)}
.mp-bad{color:var(--cinnabar)}
.mp-side{min-width:0;border-bottom:1px solid var(--line)}
.mp-chart{height:320px;min-height:160px;overflow:hidden;resize:vertical;background:var(--surface);border-top:1px solid var(--line)}
.mp-chart>*{height:100%}
.mp-actors{display:flex;flex-wrap:wrap;gap:6px;padding:12px 16px 0!important}
.mp-actor{position:relative;display:inline-flex;align-items:center;flex:none;min-height:26px;padding:1px 11px;border:1px solid var(--line-strong);border-radius:var(--radius-chip);font-size:13px;color:var(--ink-2);background:var(--surface);cursor:pointer}
.mp-actor:hover{border-color:var(--indigo);color:var(--indigo)}
.mp-actor:has(:checked){background:var(--indigo);border-color:var(--indigo);color:var(--paper);font-weight:600}
.mp-actor[data-ended=true]:not(:has(:checked)){border-style:dashed;color:var(--ink-3)}
.mp-now{padding:12px 16px 0!important;font-size:16px}
.mp-state{font-weight:600;color:var(--indigo)}
.mp-purpose{padding:2px 16px 12px!important;color:var(--ink-2);font-size:13px}
.mp-tag{display:inline-block;margin-inline-start:0;padding:0 8px;border-radius:var(--radius-chip);font-size:12px;line-height:20px;white-space:nowrap;background:var(--sunken);color:var(--ink-2)}
.mp-tag:is([data-by=visitor],[data-by=owner],[data-by=receiver]){background:var(--indigo-soft);color:var(--indigo)}
.mp-tag:is([data-by=organizer],[data-by=staff],[data-by=finance],[data-by=admin]){background:var(--cinnabar-soft);color:var(--cinnabar)}
.mp-tag[data-by=server]{background:var(--celadon-soft);color:var(--celadon)}
.mp-tag[data-by=clock]{background:var(--amber-soft);color:var(--amber)}
.mp-rest{min-width:0}
.mp-section{border-bottom:1px solid var(--line)}
.mp-section>summary{display:flex;align-items:center;gap:8px;padding:10px 16px;list-style:none}
.mp-section>summary::-webkit-details-marker{display:none}
.mp-section>summary::before{content:'';width:7px;height:7px;border-right:2px solid var(--ink-3);border-bottom:2px solid var(--ink-3);transform:rotate(-45deg);transition:transform var(--hover)}
.mp-section[open]>summary::before{transform:rotate(45deg)}
.mp-section>summary:hover{background:var(--sunken)}
.mp-section h3,.mp-sheet h3{font-size:15px;font-weight:600;line-height:1.4}
.mp-section-body{padding:0 16px 16px}
.mp-count{min-width:22px;padding:0 6px;border-radius:var(--radius-chip);background:var(--sunken);color:var(--ink-3);font-size:12px;line-height:20px;text-align:center;font-variant-numeric:tabular-nums}
.mp-h4{padding:8px 0 4px!important;font-size:12px;font-weight:600;color:var(--ink-3);letter-spacing:.02em}
.mp-event{padding:10px 0 12px 12px;border-left:2px solid var(--line)}
.mp-event+.mp-event{margin-top:8px}
.mp-event-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 8px}
.mp-event-head code{color:var(--ink-3)}
.mp-choices{display:grid;gap:8px;padding-top:6px!important}
.mp-choice{min-width:0}
.mp-send{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;width:100%;min-height:36px;padding:5px 10px 5px 5px;border:1px solid var(--line-strong);border-radius:var(--radius-card);background:var(--surface);text-align:start;cursor:pointer}
.mp-send:hover{border-color:var(--indigo);background:var(--indigo-soft)}
.mp-send-verb{padding:1px 10px;border-radius:4px;background:var(--indigo);color:var(--paper);font-weight:600;font-size:13px}
.mp-payload{display:inline-flex;flex-wrap:wrap;gap:4px 8px;min-width:0;color:var(--ink-2)}
.mp-result{margin-inline-start:auto;color:var(--indigo);font-weight:500}
.mp-why{padding:6px 0 0 2px!important;color:var(--ink-2);font-size:13px}
.mp-reason{margin-top:4px;padding:8px 12px;border-radius:var(--radius-card);background:var(--cinnabar-soft);color:var(--ink)}
.mp-reason .mp-muted{color:var(--ink-2)}
.mp-sentence{font-size:14px}
.mp-readings li{padding-top:2px}
.mp-unheard{margin-top:12px}
.mp-unheard>summary{padding:4px 0;font-size:12px;font-weight:600;color:var(--ink-3)}
.mp-unheard .mp-events{padding-top:8px}
.mp-check{display:inline-flex;align-items:center;gap:6px;min-height:28px;color:var(--ink-2);font-size:13px}
.mp-happening{display:flex;gap:10px;width:100%;padding:6px 8px;border:1px solid transparent;border-radius:var(--radius-card);background:none;text-align:start;cursor:pointer}
.mp-happening:hover{background:var(--sunken)}
.mp-happening[aria-pressed=true]{border-color:var(--indigo);background:var(--indigo-soft)}
.mp-happening[aria-pressed=true] .mp-muted{color:var(--ink-2)}
.mp-happening-text{display:grid;min-width:0}
.mp-way{font-size:13px;color:var(--ink-2)}
.mp-happening-more{padding:4px 8px 8px 44px}
.mp-tree .mp-tree{padding-left:16px!important;border-left:1px solid var(--line)}
.mp-tree li{padding:2px 0}
.mp-key{color:var(--ink-2);font-size:13px}
.mp-value[data-kind=string]{color:var(--celadon)}
.mp-value[data-kind=number]{color:var(--indigo)}
.mp-value[data-kind=boolean]{color:var(--amber)}
.mp-value[data-kind=null]{color:var(--ink-3)}
.mp-sheet{position:relative;padding:14px 48px 16px 16px;border-bottom:1px solid var(--line);background:var(--indigo-soft)}
.mp-sheet .mp-muted,.mp-sheet .mp-h4,.mp-sheet code{color:var(--ink-2)}
.mp-close{position:absolute;top:10px;right:12px;width:28px;height:28px;border:0;border-radius:var(--radius-chip);background:none;font-size:20px!important;line-height:1;cursor:pointer}
.mp-close:hover{background:var(--surface)}
.mp-links li{padding:2px 0}
.mp-walks{display:flex;flex-wrap:wrap;gap:8px;padding-top:12px!important}
.mp-button{display:inline-flex;align-items:center;min-height:32px;padding:3px 14px;border:1px solid var(--indigo);border-radius:var(--radius-card);background:var(--surface);color:var(--indigo)!important;text-decoration:none;white-space:nowrap;cursor:pointer}
.mp-button:hover{background:var(--indigo);color:var(--paper)!important}
.mp-share{display:flex;flex-wrap:wrap;gap:16px}
.mp-share-fields{flex:1 1 260px;min-width:0;display:grid;gap:10px}
.mp-qr{flex:none;width:180px;height:180px;border:1px solid var(--line);border-radius:var(--radius-card)}
.mp-qr-paper{fill:#fff}
.mp-qr-ink{fill:#1c1b1a}
.mp-field{display:grid;gap:2px}
.mp-field>label{font-size:13px;color:var(--ink-2)}
.mp-field input{width:100%;min-width:0;min-height:32px;padding:3px 10px;border:1px solid var(--line-strong);border-radius:var(--radius-field);background:var(--surface)}
.mp-field input[aria-invalid=true]{border-color:var(--cinnabar)}
.mp-field-row{display:flex;gap:8px}
.mp-hint{font-size:12px;color:var(--ink-3)}
.mp-hint.mp-bad{color:var(--cinnabar)}
@container (min-height:640px) and (max-width:879.9px){
.mp-layout{display:flex;flex-direction:column;height:100%}
.mp-side{flex:none}
.mp-chart{height:38cqh}
.mp-rest{flex:1;min-height:0;overflow:auto}
}
@container (min-width:880px){
.mp-layout{display:grid;grid-template-columns:minmax(0,3fr) minmax(320px,2fr);height:100%}
.mp-side{display:flex;flex-direction:column;min-height:0;overflow:auto;border-bottom:0;border-right:1px solid var(--line)}
.mp-chart{flex:1;height:auto;resize:none}
.mp-rest{overflow:auto}
}
@container (min-width:880px) and (max-height:440px){
.mp-purpose{display:none}
.mp-actors{flex:none;flex-wrap:nowrap;overflow-x:auto;padding-bottom:4px!important}
.mp-now{padding:4px 16px 8px!important}
}
@media (prefers-reduced-motion:reduce){.machine-panel *{transition:none!important}}
@media (forced-colors:active){.mp-actor:has(:checked),.mp-send-verb{forced-color-adjust:none}}
`
