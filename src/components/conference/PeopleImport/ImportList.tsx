import { FormattedMessage } from 'react-intl'

import type { ImportCard } from '../../../contract/peopleImport.ts'
import { About, Rows } from '../../kit/rows.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Panel } from './PeopleImport.styles.ts'

/** Imported sheets of a conference, newest first; each is continued on its own page. */
export const ImportList = ({ list }: { readonly list: readonly ImportCard[] }) => (
  <Panel aria-labelledby="people-imports">
    <h2 id="people-imports">
      <FormattedMessage id="people.imports" />
    </h2>
    {list.length === 0 && (
      <p>
        <FormattedMessage id="people.imports.none" />
      </p>
    )}
    <Rows>
      {list.map(({ id, name, state, rows, done, by, at }) => (
        <li key={id}>
          <About>
            <b>
              <bdi>{name}</bdi> · <FormattedMessage id={`record.state.peopleImport.${state}`} />
            </b>
            <span>
              <Moment at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
              {' · '}
              <FormattedMessage id="people.import.counts" values={{ rows, done, by: <bdi>{by}</bdi> }} />
            </span>
          </About>
          <ButtonLink small variant="quiet" href={`/console/peopleImport/${id}`}>
            <FormattedMessage id="people.import.open" values={{ place: id }} />
          </ButtonLink>
        </li>
      ))}
    </Rows>
  </Panel>
)
