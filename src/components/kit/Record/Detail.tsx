import { Fragment } from 'react'
import { FormattedList, FormattedMessage } from 'react-intl'

import type { Entity } from '../../../contract/entity.ts'
import type { DetailLine } from '../../../contract/lifecycle.ts'
import { Changed, Lines, Pair, Summary } from './Detail.styles.ts'
import { DetailValue } from './DetailValue.tsx'

interface Props {
  readonly entity: Entity
  readonly detail: readonly DetailLine[]
}

/** Submitted values, line by line; a value changed since the last decision is shown beside the old one. */
export const Detail = ({ entity, detail }: Props) => {
  const changed = detail.filter(({ before }) => before !== undefined)
  return (
    <>
      {changed.length > 0 && (
        <Summary>
          <FormattedMessage
            id="record.detail.changes"
            values={{
              count: changed.length,
              fields: (
                <FormattedList
                  type="conjunction"
                  value={changed.map(({ field }) => (
                    <FormattedMessage key={field} id={`record.detail.${entity}.${field}`} />
                  ))}
                />
              ),
            }}
          />
        </Summary>
      )}
      <Lines>
        {detail.map((line) => (
          <Fragment key={line.field}>
            <dt>
              <FormattedMessage id={`record.detail.${entity}.${line.field}`} />
              {line.before !== undefined && (
                <Changed>
                  <FormattedMessage id="record.detail.changed" />
                </Changed>
              )}
            </dt>
            <dd data-field={line.field} data-changed={line.before !== undefined || undefined}>
              {line.before === undefined ? (
                <DetailValue entity={entity} line={line} value={line.value} />
              ) : (
                <Pair>
                  <del>
                    <small>
                      <FormattedMessage id="record.detail.before" />
                    </small>
                    <DetailValue entity={entity} line={line} value={line.before} isBefore />
                  </del>
                  <ins>
                    <small>
                      <FormattedMessage id="record.detail.now" />
                    </small>
                    <DetailValue entity={entity} line={line} value={line.value} />
                  </ins>
                </Pair>
              )}
            </dd>
          </Fragment>
        ))}
      </Lines>
    </>
  )
}
