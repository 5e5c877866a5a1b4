import { FormattedMessage } from 'react-intl'

import { templateUrl } from '../../../contract/templateFile.ts'

/** What a paper can be written in: the conference's own templates, or the platform's (MEM-02). */
export const TemplateLink = ({ conferenceId }: { readonly conferenceId: number }) => (
  <a href={templateUrl(conferenceId)} download>
    <FormattedMessage id="submission.template" />
  </a>
)
