import { createHash } from 'node:crypto'

/** A page for developers: text and tables, one style element, no script. `body` is markup whose texts are escaped. */
export const plainPage = (title: string, body: string, language = 'en'): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style =
  // The colours of src/theme/tokens.ts: those that a browser chooses for links in the dark cannot be read.
  ':root{color-scheme:light dark;--paper:#FBFAF7;--ink:#1C1B1A;--link:#1F3A6E}' +
  '@media (prefers-color-scheme:dark){:root{--paper:#14161A;--ink:#ECEAE4;--link:#A9C1F2}}' +
  'body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:24px;background:var(--paper);color:var(--ink)}main{max-width:1100px;margin:auto}' +
  'a{color:var(--link)}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:6px 10px;border-bottom:1px solid #8886}' +
  'code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}' +
  'button{font:inherit;min-height:44px;min-width:140px;margin-inline-end:12px;cursor:pointer}'

/** For the page's policy. */
export const plainPageStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
