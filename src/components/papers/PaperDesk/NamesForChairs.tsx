import { FormattedMessage } from 'react-intl'

import type { DeskPaper } from '../../../contract/paperDesk.ts'
import { FileNames } from '../Submission/FileNames.tsx'

/** Author names found in a file, and whether reviewers who must not learn them could see it. */
export const NamesForChairs = ({ names }: Pick<DeskPaper['files'][number], 'names'>) => {
  if (names === null)
    return (
      <div data-names="unknown">
        <FormattedMessage id="submission.names.unread" />
      </div>
    )
  return (['kept', 'hidden'] as const).map((part) => {
    const some = names.filter(({ is_removed }) => is_removed === (part === 'hidden'))
    return (
      some.length > 0 && (
        <div key={part} data-names={part}>
          <FormattedMessage id={`submission.names.${part}`} />
          <FileNames names={some} />
        </div>
      )
    )
  })
}
