import { FormattedMessage, useIntl } from 'react-intl'

import type { SavedView } from '../../../contract/peopleBulk.ts'
import { Choice, Row } from '../../kit/filterLinks.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Group } from './BulkBar.styles.ts'

interface Props {
  readonly conferenceId: number
  readonly views: readonly SavedView[]
  /** The filter that is shown, as an address writes it. */
  readonly query: string
  readonly onSave: () => void
  readonly onRemove: (view: SavedView) => void
}

/** Saved filters of the team, and the actions on the current one. */
export const ViewLinks = ({ conferenceId, views, query, onSave, onRemove }: Props) => {
  const intl = useIntl()
  const current = views.find((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <Group>
      {views.length > 0 && (
        <nav aria-label={intl.formatMessage({ id: 'people.views' })}>
          <Row>
            {views.map((view) => (
              <li key={view.id}>
                <Choice
                  href={`/organizer/${conferenceId}/people?${view.query}`}
                  aria-current={view === current ? 'page' : undefined}
                >
                  <bdi>{view.name}</bdi>
                </Choice>
              </li>
            ))}
          </Row>
        </nav>
      )}
      {current !== undefined && (
        <Button variant="plain" small onClick={() => onRemove(current)}>
          <FormattedMessage id="people.view.remove" values={{ name: current.name }} />
        </Button>
      )}
      {current === undefined && query !== '' && (
        <Button variant="plain" small onClick={onSave}>
          <FormattedMessage id="people.view.save" />
        </Button>
      )}
    </Group>
  )
}
