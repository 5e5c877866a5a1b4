import { useSyncExternalStore } from 'react'

import { notificationTexts } from '../../server/shared/sentences/notificationTexts.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import type { Letterbox } from './letterbox.ts'
import { MailFrame } from './MailFrame.tsx'
import { mailHtml } from './mailHtml.tsx'
import { Attachments, Head, Program, Subject } from './MailProgram.styles.ts'

interface Props {
  readonly letterbox: Letterbox
  readonly language: MessageLanguage
  readonly isDark: boolean
}

/** The member's mail program: empty until a mail has arrived, then the mail with its attachments. */
export const MailProgram = ({ letterbox, language, isDark }: Props) => {
  const mail = useSyncExternalStore(letterbox.subscribe, letterbox.read)
  if (mail === null) return null
  const { notification, to, path, attachments } = mail
  const facts = mail.facts[language]
  const { title } = notificationTexts[notification][language](facts)
  const say = words[language]
  return (
    <Program>
      <Head>
        <Subject>{title}</Subject>
        <p>
          {say.to} {to}
        </p>
        {attachments.length > 0 && (
          <Attachments>
            {say.attachments}
            {attachments.map(({ name, href }) => (
              <a key={name} href={href} download={name}>
                {name}
              </a>
            ))}
          </Attachments>
        )}
      </Head>
      <MailFrame title={title} isDark={isDark} html={mailHtml({ notification, language, facts, path })} />
    </Program>
  )
}

/** A mail program has words of its own; the site's catalogues do not know them. */
const words = {
  zh: { to: '收件人', attachments: '附件' },
  en: { to: 'To', attachments: 'Attachments' },
}
