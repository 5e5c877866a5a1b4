import { FormattedMessage } from 'react-intl'

/** What a paper can be written in (MEM-02). */
export const TemplateLink = ({ conferenceId }: { readonly conferenceId: number }) => (
  <a href={`/files/template/${conferenceId}`} download>
    <FormattedMessage id="submission.template" />
  </a>
)
