import type { CSSProperties } from 'react'

import type { RichDocument } from '../contract/richText.ts'
import { colours, fonts } from '../theme/tokens.ts'
import { MailDocument } from './MailDocument.tsx'

export interface NotificationMailProps {
  lang: 'zh-CN' | 'en'
  /** Name of the site. */
  site: string
  title: string
  /** Paragraphs, or a formatted text. */
  content: readonly string[] | RichDocument
  /** Absolute address and name of its subject; null: there is nothing to open. */
  action: { href: string; name: string } | null
  /** Reason for this mail, and how to end it. */
  footer: readonly string[]
  /** Link to the preferences; null: this kind of mail cannot be switched off. */
  preferences: { href: string; name: string } | null
}

/**
 * A mail as every client can show it: one table, styles in the elements, nothing loaded from elsewhere. Clients that know
 * `prefers-color-scheme` get the dark colours.
 */
export const NotificationMail = ({
  lang,
  site,
  title,
  content,
  action,
  footer,
  preferences,
}: NotificationMailProps) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{dark}</style>
    </head>
    <body className="paper" style={{ margin: 0, background: light('paper') }}>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ borderCollapse: 'collapse' }}
      >
        <tbody>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <table
                role="presentation"
                className="surface"
                width="100%"
                cellPadding={0}
                cellSpacing={0}
                style={card}
              >
                <tbody>
                  <tr>
                    <td
                      className="mark"
                      style={{ ...cell, paddingTop: 28, ...small, color: light('indigo'), fontWeight: 600 }}
                    >
                      {site}
                    </td>
                  </tr>
                  <tr>
                    <td style={cell}>
                      <h1 className="ink" style={heading}>
                        {title}
                      </h1>
                      {'type' in content ? (
                        <MailDocument doc={content} />
                      ) : (
                        content.map((paragraph) => (
                          <p key={paragraph} className="ink-2" style={body}>
                            {paragraph}
                          </p>
                        ))
                      )}
                      {action !== null && (
                        <a className="button" href={action.href} style={button}>
                          {action.name}
                        </a>
                      )}
                    </td>
                  </tr>
                  <tr>
                    <td
                      className="line"
                      style={{ ...cell, paddingBottom: 28, borderTop: `1px solid ${light('line')}` }}
                    >
                      {footer.map((sentence) => (
                        <p key={sentence} className="ink-3" style={small}>
                          {sentence}
                        </p>
                      ))}
                      {preferences !== null && (
                        <p className="ink-3" style={small}>
                          <a className="mark" href={preferences.href} style={{ color: light('indigo') }}>
                            {preferences.name}
                          </a>
                        </p>
                      )}
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
)

type Colour = keyof typeof colours
const light = (colour: Colour) => colours[colour][0]
const darkOf = (colour: Colour) => colours[colour][1]

const dark = `@media (prefers-color-scheme:dark){
.paper{background:${darkOf('paper')}!important}
.surface{background:${darkOf('surface')}!important;border-color:${darkOf('line')}!important}
.line{border-color:${darkOf('line')}!important}
.ink{color:${darkOf('ink')}!important}
.ink-2{color:${darkOf('ink-2')}!important}
.ink-3{color:${darkOf('ink-3')}!important}
.mark{color:${darkOf('indigo')}!important}
.button{background:${darkOf('indigo')}!important;color:${darkOf('paper')}!important}
}`

const text: CSSProperties = { fontFamily: fonts.sans, lineHeight: 1.6 }
const card: CSSProperties = {
  maxWidth: 600,
  background: light('surface'),
  border: `1px solid ${light('line')}`,
  borderRadius: 6,
  borderCollapse: 'separate',
}
const cell: CSSProperties = { padding: '16px 28px', textAlign: 'left' }
const heading: CSSProperties = {
  ...text,
  margin: '0 0 12px',
  fontSize: 22,
  lineHeight: 1.35,
  color: light('ink'),
}
const body: CSSProperties = {
  ...text,
  margin: '0 0 16px',
  fontSize: 16,
  color: light('ink-2'),
  overflowWrap: 'anywhere',
}
const small: CSSProperties = { ...text, margin: '0 0 4px', fontSize: 13, color: light('ink-3') }
const button: CSSProperties = {
  ...text,
  display: 'inline-block',
  margin: '4px 0 12px',
  padding: '10px 22px',
  borderRadius: 4,
  background: light('indigo'),
  color: light('surface'),
  fontSize: 16,
  textDecoration: 'none',
}
