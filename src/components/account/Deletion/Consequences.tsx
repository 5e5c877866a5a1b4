import { FormattedMessage } from 'react-intl'

import { erasedGroups, keptGroups, type DeletionNote } from '../../../contract/accountDeletion.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { DeletionPart } from './DeletionPart.tsx'
import * as S from './Deletion.styles.ts'

/** Data that goes with the account, that is erased, and that is kept for which reason (ACC-03). */
export const Consequences = ({ notes }: { notes: readonly DeletionNote[] }) => (
  <>
    <DeletionPart name="export">
      <S.Acts>
        <ButtonLink variant="quiet" href="/account#data">
          <FormattedMessage id="deletion.export.go" />
        </ButtonLink>
      </S.Acts>
    </DeletionPart>
    {notes.length > 0 && (
      <DeletionPart name="notes">
        <S.Points>
          {notes.map(({ kind, count }) => (
            <li key={kind}>
              <FormattedMessage id={`deletion.note.${kind}`} values={{ count }} />
            </li>
          ))}
        </S.Points>
      </DeletionPart>
    )}
    <DeletionPart name="erased">
      <S.Points>
        {erasedGroups.map((group) => (
          <li key={group}>
            <FormattedMessage id={`deletion.erased.${group}`} />
          </li>
        ))}
      </S.Points>
    </DeletionPart>
    <DeletionPart name="kept">
      <S.Points>
        {keptGroups.map((group) => (
          <li key={group}>
            <strong>
              <FormattedMessage id={`deletion.kept.${group}`} />
            </strong>
            <small>
              <FormattedMessage id={`deletion.kept.${group}.why`} />
            </small>
          </li>
        ))}
      </S.Points>
    </DeletionPart>
  </>
)
