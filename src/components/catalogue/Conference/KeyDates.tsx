import { FormattedMessage, useIntl } from 'react-intl'

import type { ConferenceDetails } from '../../../contract/conference.ts'
import { papersOf } from '../../../contract/papersOf.ts'
import { templateUrl } from '../../../contract/templateFile.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Links } from '../../kit/publicPage.styles.ts'
import { Dates } from './Conference.styles.ts'

/** All deadlines, in the time of the venue and, where that differs, in the reader's own. */
export const KeyDates = ({ conference }: { conference: ConferenceDetails }) => {
  const { locale } = useIntl()
  const { id, time_zone: timeZone, place, venue } = conference
  // Also after the deadline: an accepted paper is submitted again.
  const takesPapers = papersOf(conference, null) === 'open'
  const rows = [
    ['submission', conference.submission_deadline],
    ['opens', conference.registration_opens_at],
    ['closes', conference.registration_closes_at],
    ['refund', conference.refund_until],
  ] as const
  return (
    <>
      <Dates>
        <div>
          <dt>
            <FormattedMessage id="home.dates" />
          </dt>
          <dd>
            <Moment
              at={conference.starts_at}
              until={conference.ends_at}
              timeZone={timeZone}
              format={{ year: 'numeric', month: 'short', day: 'numeric' }}
            />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="home.place" />
          </dt>
          <dd>
            {place}
            {venue !== '' && <small>{venue}</small>}
          </dd>
        </div>
        {rows.map(
          ([name, at]) =>
            at !== null && (
              <div key={name}>
                <dt>
                  <FormattedMessage id={`conf.date.${name}`} />
                </dt>
                <dd>
                  <Moment at={at} timeZone={timeZone} format={toTheMinuteWithYear} />
                </dd>
              </div>
            ),
        )}
        <div>
          <dt>
            <FormattedMessage id="conf.zone" />
          </dt>
          <dd>{timeZone}</dd>
        </div>
      </Dates>
      <Links>
        {takesPapers && (
          <li>
            <a href={templateUrl(id)} download>
              <FormattedMessage id="conf.template" />
            </a>
          </li>
        )}
        <li>
          <a href={`/ics/conferences/${id}.ics?lang=${locale}`} download>
            <FormattedMessage id="conf.ics" />
          </a>
        </li>
      </Links>
    </>
  )
}
