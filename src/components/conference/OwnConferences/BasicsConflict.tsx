import { FormattedMessage } from 'react-intl'

import type { BasicsForm, ConferenceBasics } from '../../../contract/conferenceBasics.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Actions } from '../../kit/workbench.styles.ts'
import { Compared } from './OwnConferences.styles.ts'

interface Props {
  readonly mine: BasicsForm
  /** Version that another organizer has saved in the meantime. */
  readonly theirs: ConferenceBasics
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** The version another organizer saved beside the input here: one of the two is chosen. */
export const BasicsConflict = ({ mine, theirs, onMine, onTheirs }: Props) => (
  <Note $tone="seal" role="alert">
    <strong>
      <FormattedMessage id="organizer.conflict" />
    </strong>
    <Compared>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="organizer.conflict.field" />
          </th>
          <th scope="col">
            <FormattedMessage id="organizer.conflict.mine" />
          </th>
          <th scope="col">
            <FormattedMessage id="organizer.conflict.theirs" />
          </th>
        </tr>
      </thead>
      <tbody>
        {fields
          .filter((field) => String(mine[field]) !== String(theirs[field]))
          .map((field) => (
            <tr key={field}>
              <th scope="row">
                <FormattedMessage id={`organizer.field.${field}`} />
              </th>
              <td>{mine[field]}</td>
              <td>{theirs[field]}</td>
            </tr>
          ))}
      </tbody>
    </Compared>
    <Actions>
      <Button onClick={onMine}>
        <FormattedMessage id="organizer.conflict.keepMine" />
      </Button>
      <Button variant="quiet" onClick={onTheirs}>
        <FormattedMessage id="organizer.conflict.takeTheirs" />
      </Button>
    </Actions>
  </Note>
)

const fields = [
  'title',
  'eng_title',
  'subject_id',
  'starts_at',
  'ends_at',
  'time_zone',
  'place',
  'eng_place',
  'venue',
  'eng_venue',
  'map_point',
  'summary',
  'eng_summary',
  'cover',
  'cover_alt',
  'eng_cover_alt',
] as const satisfies ReadonlyArray<keyof BasicsForm>
