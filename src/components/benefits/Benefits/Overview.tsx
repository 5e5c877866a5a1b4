import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Benefits } from '../../../contract/benefits.ts'
import { Quiet } from '../../kit/rowCard.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Label, Number, Tile, Tiles } from './Benefits.styles.ts'

/** Amount of each benefit (MEM-02); each number opens the list it counts. */
export const Overview = ({ benefits }: { benefits: Benefits }) => {
  const { points, coupons, similarity, videos, invite } = benefits
  return (
    <Tiles>
      <One
        name="points"
        href="#points"
        values={{ number: points.balance }}
        note={
          points.expiring && (
            <FormattedMessage
              id="benefits.points.expiring"
              values={{ points: points.expiring.points, date: day(points.expiring.at) }}
            />
          )
        }
      />
      <One
        name="coupons"
        href="#coupons"
        values={{ number: coupons.available }}
        note={<FormattedMessage id="benefits.coupons.others" values={{ ...coupons }} />}
      />
      <One
        name="friends"
        href="#invite"
        values={{ number: invite.friends }}
        note={<FormattedMessage id="benefits.friends.month" values={{ rewarded: invite.rewarded }} />}
      />
      <One
        name="similarity"
        href="/similarity"
        values={{ number: similarity.left }}
        note={
          <FormattedMessage
            id="benefits.similarity.of"
            values={{ free: similarity.free, date: day(similarity.renews_at) }}
          />
        }
      />
      <One
        name="videos"
        href="/personal/history/video"
        values={{ number: videos.left }}
        note={
          <FormattedMessage
            id="benefits.videos.of"
            values={{
              free: videos.free,
              all: (text) => (
                <a key="all" href="/videos">
                  {text}
                </a>
              ),
            }}
          />
        }
      />
      <Tile>
        <Label>
          <FormattedMessage id="benefits.template" />
        </Label>
        <Number href="/files/template/platform" download>
          <FormattedMessage id="benefits.template.download" />
        </Number>
        <Quiet>
          <FormattedMessage id="benefits.template.note" />
        </Quiet>
      </Tile>
    </Tiles>
  )
}

interface OneProps {
  name: 'points' | 'coupons' | 'friends' | 'similarity' | 'videos'
  href: string
  values: { number: number }
  note: ReactNode
}

const One = ({ name, href, values, note }: OneProps) => (
  <Tile>
    <Label>
      <FormattedMessage id={`benefits.${name}`} />
    </Label>
    <Number href={href}>
      <FormattedMessage id={`benefits.${name}.number`} values={values} />
    </Number>
    {note !== null && <Quiet>{note}</Quiet>}
  </Tile>
)

const day = (at: string) => <Moment key="date" at={at} format={{ dateStyle: 'medium' }} />
