import { FormattedMessage, useIntl } from 'react-intl'

import {
  codesHref,
  couponUses,
  type CouponBatch,
  type CouponBatches,
} from '../../../contract/couponBatches.ts'
import { parseLocale } from '../../../i18n/locale.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { nameOf } from '../../kit/nameOf.ts'
import { About, Buttons, Counts, Item } from '../../kit/listEditor.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { listed } from '../../kit/listed.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { batchHref } from './batchHref.ts'
import { Code } from './Coupons.styles.ts'

interface Props {
  readonly coupons: CouponBatches
  readonly batch: CouponBatch
  readonly onWithdraw: () => void
}

/** One batch: the value of its coupons, and their use. */
export const BatchCard = ({ coupons, batch, onWithdraw }: Props) => {
  const intl = useIntl()
  const { id, name, way, amount, valid_until, is_over, withdrawn, code, ticket_type_ids, issued, counts } =
    batch
  const locale = parseLocale(intl.locale)
  const conferenceId = coupons.conference_id
  const types = coupons.ticket_types
    .filter((type) => ticket_type_ids.includes(type.id))
    .map((type) => nameOf(type, intl.locale))
  const numbers = [['issued', issued] as const, ...couponUses.map((use) => [use, counts[use]] as const)]
  return (
    <Item $retired={withdrawn || is_over} data-batch={id}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <About>
        <FormattedMessage
          id={`coupons.way.${way}`}
          values={{ number: issued, amount: <Money key="amount" fen={amount} /> }}
        />
        {' · '}
        {types.length === 0 ? <FormattedMessage id="coupons.types.all" /> : listed(types, intl.locale)}
        {' · '}
        <FormattedMessage
          id={is_over ? 'coupons.over' : 'coupons.until'}
          values={{
            at: (
              <Moment key="at" at={valid_until} timeZone={coupons.time_zone} format={toTheMinuteWithYear} />
            ),
          }}
        />
        {withdrawn && (
          <>
            {' · '}
            <FormattedMessage id="coupons.withdrawn" />
          </>
        )}
      </About>
      {code !== null && (
        <p>
          <Code>{code}</Code>
        </p>
      )}
      <Counts>
        {numbers.map(([use, number]) => (
          <div key={use}>
            <dt>
              <FormattedMessage id={`coupons.use.${use}`} />
            </dt>
            <dd>
              <a
                href={batchHref(conferenceId, id, use === 'issued' ? null : use)}
                aria-label={intl.formatMessage(
                  { id: 'coupons.list.of' },
                  { name, use: intl.formatMessage({ id: `coupons.use.${use}` }), number },
                )}
              >
                {formatNumber(number)}
              </a>
            </dd>
          </div>
        ))}
      </Counts>
      <Buttons>
        {(['xlsx', 'csv'] as const).map((format) => (
          <ButtonLink
            key={format}
            variant="quiet"
            small
            href={codesHref(conferenceId, id, format, locale)}
            aria-label={intl.formatMessage({ id: `coupons.export.${format}.of` }, { name })}
            download
          >
            <FormattedMessage id={`coupons.export.${format}`} />
          </ButtonLink>
        ))}
        {!withdrawn && (
          <Button
            variant="quiet"
            small
            aria-label={intl.formatMessage({ id: 'coupons.withdraw.of' }, { name })}
            onClick={onWithdraw}
          >
            <FormattedMessage id="coupons.withdraw" />
          </Button>
        )}
      </Buttons>
    </Item>
  )
}
