import { FormattedMessage } from 'react-intl'

import { erasedGroups, keptGroups, type DeletionNote } from '../../contract/accountDeletion.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import * as S from './Deletion.styles.ts'

/** What goes with the account, what is erased, and what is kept for which reason (ACC-03). */
export const Consequences = ({ notes }: { notes: readonly DeletionNote[] }) => (
  <>
    <S.Part aria-labelledby="deletion-export">
      <h2 id="deletion-export">
        <FormattedMessage id="deletion.export" />
      </h2>
      <S.Lead>
        <FormattedMessage id="deletion.export.lead" />
      </S.Lead>
      <S.Acts>
        <ButtonLink variant="quiet" href="/account#data">
          <FormattedMessage id="deletion.export.go" />
        </ButtonLink>
      </S.Acts>
    </S.Part>
    {notes.length > 0 && (
      <S.Part aria-labelledby="deletion-notes">
        <h2 id="deletion-notes">
          <FormattedMessage id="deletion.notes" />
        </h2>
        <S.Lead>
          <FormattedMessage id="deletion.notes.lead" />
        </S.Lead>
        <S.Points>
          {notes.map(({ kind, count }) => (
            <li key={kind}>
              <FormattedMessage id={`deletion.note.${kind}`} values={{ count }} />
            </li>
          ))}
        </S.Points>
      </S.Part>
    )}
    <S.Part aria-labelledby="deletion-erased">
      <h2 id="deletion-erased">
        <FormattedMessage id="deletion.erased" />
      </h2>
      <S.Points>
        {erasedGroups.map((group) => (
          <li key={group}>
            <FormattedMessage id={`deletion.erased.${group}`} />
          </li>
        ))}
      </S.Points>
    </S.Part>
    <S.Part aria-labelledby="deletion-kept">
      <h2 id="deletion-kept">
        <FormattedMessage id="deletion.kept" />
      </h2>
      <S.Lead>
        <FormattedMessage id="deletion.kept.lead" />
      </S.Lead>
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
    </S.Part>
  </>
)
