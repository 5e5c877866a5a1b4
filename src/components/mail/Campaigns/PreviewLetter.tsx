import { FormattedMessage } from 'react-intl'

import type { CampaignPreview } from '../../../contract/campaign.ts'
import { RichDocument } from '../../kit/RichDocument.tsx'
import { Letter } from './Campaigns.styles.ts'

/** A mail for one reader: its look, and its plain text as it is sent. */
export const PreviewLetter = ({ preview }: { preview: CampaignPreview }) => {
  const { name, address, language, subject, body, text } = preview
  const lang = language === 'zh' ? 'zh-CN' : 'en'
  return (
    <Letter data-language={language}>
      <p>
        <FormattedMessage
          id="campaign.preview.to"
          values={{ name: <bdi>{name}</bdi>, address: address === '' ? '—' : address }}
        />{' '}
        · <FormattedMessage id={`campaign.language.${language}`} />
      </p>
      <h3 lang={lang}>{subject}</h3>
      <RichDocument doc={body} lang={lang} />
      <details>
        <summary>
          <FormattedMessage id="campaign.preview.plain" />
        </summary>
        <pre lang={lang}>{text}</pre>
      </details>
    </Letter>
  )
}
