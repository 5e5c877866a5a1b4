import { FormattedMessage } from 'react-intl'

import type { MapLink } from '../../contract/mapPoint.ts'
import { Links } from './publicPage.styles.ts'

/** Links to the venue on maps: nothing of a map is loaded here. */
export const MapLinks = ({ maps }: { maps: readonly MapLink[] }) =>
  maps.length > 0 && (
    <nav aria-labelledby="conference-maps">
      <small id="conference-maps">
        <FormattedMessage id="conf.maps" />
      </small>
      <Links>
        {maps.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <FormattedMessage id={`conf.map.${name}`} />
            </a>
          </li>
        ))}
      </Links>
    </nav>
  )
