import { FormattedMessage } from 'react-intl'

import type { OwnPaperFile } from '../../../contract/paper.ts'
import { FileNames } from './FileNames.tsx'
import { NamesNote } from './Submission.styles.ts'

/** Author names found in a file, before reviewers who must not learn them can read it. */
export const NamesInFile = ({ names }: Pick<OwnPaperFile, 'names'>) => {
  if (names === null)
    return (
      <NamesNote data-names="unknown">
        <p>
          <FormattedMessage id="submission.names.unknown" />
        </p>
      </NamesNote>
    )
  const left = names.filter(({ is_removed }) => !is_removed)
  const removed = names.filter(({ is_removed }) => is_removed)
  return (
    <>
      {left.length > 0 && (
        <NamesNote data-names="left" $warns>
          <p>
            <FormattedMessage id="submission.names.left" />
          </p>
          <FileNames names={left} />
        </NamesNote>
      )}
      {removed.length > 0 && (
        <NamesNote data-names="removed">
          <p>
            <FormattedMessage id="submission.names.removed" />
          </p>
          <FileNames names={removed} />
        </NamesNote>
      )}
    </>
  )
}
