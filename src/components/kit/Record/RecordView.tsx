import { lazy, Suspense, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import { Detail } from './Detail.tsx'
import { FactList } from './FactList.tsx'
import { Offers } from './Offers.tsx'
import { RecordNotice } from './RecordNotice.tsx'
import { Done, Head, Kind, Links, Page, Section, Subtitle } from './RecordView.styles.ts'
import type { RecordViewProps } from './Record.types.ts'
import { StateChip } from './StateChip.tsx'
import { Timeline } from './Timeline.tsx'
import { toneOf } from './tones.ts'
import { workplaceOf } from './workplaceOf.ts'

const WishDialog = lazy(() => import('./WishDialog.tsx'))

/** A record: its subject, state, the viewer's available events, and history. */
export const RecordView = (props: RecordViewProps) => {
  const { record, offers, notice, wish, ask, pending, done, isRefreshing } = props
  const { entity, state, title, subtitle, created_at, history, related, detail } = record
  const workplace = workplaceOf(record)
  const wanted = offers.find(({ event }) => event === wish?.event)
  const now = useRef<HTMLHeadingElement>(null)
  const possible = offers.flatMap(({ event, refusal }) => (refusal === null ? [event] : [])).join(' ')
  useEffect(() => {
    // The button that was pressed may have gone into the fold, and the focus must not go with it.
    if (done !== null && document.activeElement === document.body) now.current?.focus()
  }, [done, possible])
  return (
    <Page aria-busy={pending !== null || undefined}>
      {props.trail}
      {props.proof}
      <Card tone={toneOf(entity, state)} state={<FormattedMessage id={`record.state.${entity}.${state}`} />}>
        <Head>
          <Kind>
            <FormattedMessage id={`record.entity.${entity}`} />
            <Button variant="plain" small busy={isRefreshing} onClick={props.onRefresh}>
              <FormattedMessage id="record.refresh" />
            </Button>
          </Kind>
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle !== '' && <Subtitle>{subtitle}</Subtitle>}
          <div role="status" data-state={state}>
            <StateChip entity={entity} state={state} />
          </div>
          <FactList record={record} />
        </Head>
      </Card>

      {notice !== null && wish !== null && (
        <RecordNotice
          kind={notice}
          event={wish.event}
          failure={props.failure}
          canGoOn={offers.some(({ event, refusal }) => event === wish.event && refusal === null)}
          onAgain={props.onAgain}
          onDismiss={notice === 'unanswered' ? props.onRefresh : props.onDismiss}
        />
      )}
      <Done role="status">
        {done !== null && (
          <FormattedMessage
            id="record.done"
            values={{ event: <FormattedMessage id={`record.do.${done}`} /> }}
          />
        )}
      </Done>

      {detail.length > 0 && (
        <Section aria-labelledby="record-detail">
          <h2 id="record-detail">
            <FormattedMessage id={`record.detail.${entity}`} />
          </h2>
          <Detail entity={entity} detail={detail} />
        </Section>
      )}

      {props.document}

      <Section aria-labelledby="record-now">
        <h2 id="record-now" ref={now} tabIndex={-1}>
          <FormattedMessage id="record.now" />
        </h2>
        {workplace !== null && (
          <p>
            <ButtonLink variant="quiet" href={workplace.href}>
              <FormattedMessage id={workplace.name} />
            </ButtonLink>
          </p>
        )}
        <Offers offers={offers} pending={pending} onChoose={props.onChoose} />
      </Section>

      <Section aria-labelledby="record-timeline">
        <h2 id="record-timeline">
          <FormattedMessage id="record.timeline" />
        </h2>
        <Timeline entity={entity} state={state} createdAt={created_at} history={history} />
      </Section>

      {related.length > 0 && (
        <Section aria-labelledby="record-related">
          <h2 id="record-related">
            <FormattedMessage id="record.related" />
          </h2>
          <Links>
            {related.map((other) => (
              <li key={`${other.entity}${other.id}`}>
                <a href={`/console/${other.entity}/${other.id}`}>
                  <FormattedMessage id={`record.entity.${other.entity}`} /> · {other.title}
                </a>
                <StateChip entity={other.entity} state={other.state} />
              </li>
            ))}
          </Links>
        </Section>
      )}

      {ask !== null && wish !== null && (
        <Suspense fallback={null}>
          <WishDialog
            ask={ask}
            tells={wanted?.tells ?? null}
            counts={wanted?.counts}
            entity={entity}
            wish={wish}
            onConfirm={props.onConfirm}
            onDismiss={props.onDismiss}
          />
        </Suspense>
      )}
    </Page>
  )
}
