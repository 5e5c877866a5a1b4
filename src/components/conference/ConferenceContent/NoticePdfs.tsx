import { FormattedMessage } from 'react-intl'

import { isNoticeKind } from '../../../contract/contentKinds.ts'
import type { ConferenceContent } from '../../../contract/conferenceContent.ts'
import { isEmptyDocument } from '../../../contract/richText.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Actions } from './ConferenceContent.styles.ts'

/** Saved text of a notice on A4: a link for each language that has a text. Other texts are no letters. */
export const NoticePdfs = ({ kept }: { kept: ConferenceContent }) => {
  const { conference_id: id, kind, body, eng_body } = kept
  const languages = (['zh', 'en'] as const).filter(
    // Checks each language itself: the other one is no substitute.
    // oxlint-disable-next-line symposium/in-language
    (language) => !isEmptyDocument(language === 'zh' ? body : eng_body),
  )
  if (!isNoticeKind(kind) || languages.length === 0) return null
  return (
    <Actions>
      {languages.map((language) => (
        <ButtonLink
          key={language}
          small
          variant="quiet"
          href={`/files/conferences/${id}/drafts/${kind}.${language}.pdf`}
          download
        >
          <FormattedMessage id={`content.pdf.${language}`} />
        </ButtonLink>
      ))}
    </Actions>
  )
}
