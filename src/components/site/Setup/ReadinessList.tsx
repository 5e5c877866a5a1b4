import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SetupProgress } from '../../../contract/setup.ts'
import { Readiness } from './SetupLayout.styles.ts'

/** Page of a provider's settings, if it has another name. */
const places: Readonly<Record<string, string>> = { smtp: 'mail' }

/** Configured services, the missing ones by name, and links to their settings. */
export const ReadinessList = ({ list }: { list: ReadonlyArray<SetupProgress['mail']> }) => (
  <Readiness>
    {list.map(({ name, is_ready, missing }) => (
      <Fragment key={name}>
        <dt>
          <FormattedMessage id={`setup.provider.${name}`} />
        </dt>
        <dd>
          {is_ready ? (
            <FormattedMessage id="setup.provider.ready" />
          ) : (
            <>
              <FormattedMessage id="setup.provider.missing" />{' '}
              {missing.map((variable) => (
                <code key={variable}>{variable}</code>
              ))}
              <a href={`/console/site/delivery/${places[name] ?? name}`}>
                <FormattedMessage id="setup.provider.set" />
              </a>
            </>
          )}
        </dd>
      </Fragment>
    ))}
  </Readiness>
)
