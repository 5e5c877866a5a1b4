import { renderToStaticMarkup } from 'react-dom/server'

import type { MessageType } from '../../src/contract/notifications.ts'
import type { RichDocument } from '../../src/contract/richText.ts'
import { NotificationMail } from '../../src/mails/NotificationMail.tsx'
import { mailTexts } from '../shared/sentences/mailTexts.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

export interface MailContent {
  /** Name of the site; empty: the product's own. */
  readonly site: string
  readonly title: string
  /** Text of lines; or a text with headings, lists and links, and the same without them. */
  readonly content: string | { readonly document: RichDocument; readonly text: string }
  /** Absolute; null: there is nothing to open. */
  readonly action: { readonly href: string; readonly name: string } | null
  readonly isEssential: boolean
  /** Type of the message, if it is essential. */
  readonly about?: MessageType
  /** Page on which the reader chooses mails; absolute. Null: the reader has no account, and `footer` says why the mail came. */
  readonly preferencesHref: string | null
  readonly footer?: string
  /** Address for answers; absent: no one reads them. */
  readonly replyTo?: string | undefined
}

/** A message as a mail: HTML and plain text say the same. */
export const mailOf = (
  {
    site,
    title,
    content,
    action,
    isEssential,
    about = 'system',
    preferencesHref,
    footer: because,
    replyTo,
  }: MailContent,
  language: MessageLanguage,
): { html: string; text: string } => {
  const say = mailTexts[language]
  const footer = [
    because ?? (isEssential ? say.essential[about] : say.optional),
    replyTo === undefined ? say.doNotReply : say.repliesGoTo(replyTo),
  ]
  const preferences =
    preferencesHref === null
      ? null
      : { href: preferencesHref, name: isEssential ? say.preferences : say.unsubscribe }
  const html = renderToStaticMarkup(
    <NotificationMail
      lang={language === 'zh' ? 'zh-CN' : 'en'}
      site={site || say.site}
      title={title}
      content={typeof content === 'string' ? content.split('\n') : content.document}
      action={action}
      footer={footer}
      preferences={preferences}
    />,
  )
  const lines = [
    title,
    typeof content === 'string' ? content : content.text,
    ...(action === null ? [] : [`${action.name}: ${action.href}`]),
    ['--', ...footer, ...(preferences === null ? [] : [`${preferences.name}: ${preferences.href}`])].join(
      '\n',
    ),
  ]
  return { html: `<!doctype html>${html}`, text: lines.join('\n\n') }
}
