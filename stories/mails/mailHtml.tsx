import { renderToStaticMarkup } from 'react-dom/server'

import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import { mailTexts } from '../../server/shared/sentences/mailTexts.ts'
import { notificationTexts, type NotificationFacts } from '../../server/shared/sentences/notificationTexts.ts'
import { notifications, type NotificationName } from '../../src/contract/notifications.ts'
import { NotificationMail } from '../../src/mails/NotificationMail.tsx'

interface Options {
  readonly notification: NotificationName
  readonly language: MessageLanguage
  readonly facts: NotificationFacts
  /** Target of its button on the site. */
  readonly path: string
}

/** The site that sends the mails of stories. */
export const mailOrigin = 'https://example.org'

/** HTML of a notification, as a mail program gets it. */
export const mailHtml = ({ notification, language, facts, path }: Options): string => {
  const { title, content, action } = notificationTexts[notification][language](facts)
  const say = mailTexts[language]
  const { isEssential, type } = notifications[notification]
  return renderToStaticMarkup(
    <NotificationMail
      lang={language === 'zh' ? 'zh-CN' : 'en'}
      site={say.site}
      title={title}
      content={content.split('\n')}
      action={{ href: mailOrigin + path, name: action }}
      footer={[isEssential ? say.essential[type] : say.optional, say.doNotReply]}
      preferences={{
        href: `${mailOrigin}/message`,
        name: isEssential ? say.preferences : say.unsubscribe,
      }}
    />,
  )
}
