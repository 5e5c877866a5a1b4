import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguage } from '../../../contract/inLanguage.ts'
import { timesOf, type ConferenceFile } from '../../../contract/conferenceFile.ts'
import { eyesOf } from '../../../contract/copyReview.ts'
import { wallSecond } from '../../../contract/wallTimes.ts'
import { WrittenMoment } from '../../kit/WrittenMoment.tsx'
import { Panel, Times } from './ConferenceCopy.styles.ts'
import { EyeList } from './EyeList.tsx'

interface Props {
  /** Original whose dates are compared; null: imported from a file, with its own dates. */
  readonly before: ConferenceFile | null
  readonly after: ConferenceFile
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Preview of the copy: every date, and the list to check afterwards. */
export const CopyPreview = ({ before, after, now }: Props) => {
  const { locale } = useIntl()
  const earlier = before === null ? [] : timesOf(before)
  const eyes = eyesOf(after, {
    sourceDay: before?.basics.starts_at.slice(0, 10) ?? null,
    now: wallSecond(new Date(now).toISOString(), after.basics.time_zone),
  })
  return (
    <>
      <Panel aria-labelledby="copy-times">
        <h2 id="copy-times">
          <FormattedMessage id="copy.times" />
        </h2>
        <Times>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="copy.times.what" />
              </th>
              {before !== null && (
                <th scope="col">
                  <FormattedMessage id="copy.times.before" />
                </th>
              )}
              <th scope="col">
                <FormattedMessage id="copy.times.after" />
              </th>
            </tr>
          </thead>
          <tbody>
            {timesOf(after).map(({ kind, name, eng_name, at }, index) => {
              const was = earlier.find((each) => each.kind === kind && each.name === name)
              return (
                // Two meals may have one name.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={`${kind} ${name} ${index}`}>
                  <th scope="row">
                    <FormattedMessage
                      id={`copy.time.${kind}`}
                      values={{ name: <bdi>{inLanguage(locale, name, eng_name)}</bdi> }}
                    />
                  </th>
                  {before !== null && <td>{was !== undefined && <Wall at={was.at} />}</td>}
                  <td>
                    <Wall at={at} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Times>
      </Panel>
      <Panel aria-labelledby="copy-eyes">
        <h2 id="copy-eyes">
          <FormattedMessage id="copy.eyes" />
        </h2>
        <p>
          <FormattedMessage id="copy.eyes.count" values={{ count: eyes.length }} />
        </p>
        {eyes.length > 0 && <EyeList eyes={eyes} id={null} />}
      </Panel>
    </>
  )
}

/** As the clocks of the conference show it. */
const Wall = ({ at }: { at: string }) => (
  <WrittenMoment at={`${at}Z`} format={{ dateStyle: 'medium', timeStyle: 'short' }} timeZone="UTC" />
)
