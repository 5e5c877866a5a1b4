import { FormattedMessage } from 'react-intl'

import type { InvoiceCard as Invoice } from '../../../contract/invoice.ts'
import {
  Actions,
  Amount,
  Aside,
  Facts,
  Inside,
  Main,
  Name,
  Quiet,
  Told,
  Whole,
} from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { Documents } from './InvoiceCard.styles.ts'

export interface InvoiceCardProps {
  invoice: Invoice
  /** Requests it, or changes the request. */
  onEdit: (invoice: Invoice) => void
}

export const InvoiceCard = ({ invoice, onEdit }: InvoiceCardProps) => {
  const { id, label, state, form, documents, return_reason: returned } = invoice
  return (
    <Card state={<FormattedMessage id={`member.invoice.label.${label}`} />} tone={tones[label]}>
      <Inside>
        <Main>
          <Name>{invoice.conference}</Name>
          <Quiet>
            <FormattedMessage id="member.invoice.order" values={{ no: invoice.order_no }} />
          </Quiet>
          {form !== null && (
            <Facts>
              <dt>
                <FormattedMessage id="member.invoice.card.title" />
              </dt>
              <dd>{form.title}</dd>
              {form.tax_no !== '' && (
                <>
                  <dt>
                    <FormattedMessage id="member.invoice.card.taxNo" />
                  </dt>
                  <dd translate="no">{form.tax_no}</dd>
                </>
              )}
              <dt>
                <FormattedMessage id="member.invoice.card.type" />
              </dt>
              <dd>
                <FormattedMessage id={`member.invoice.type.${form.invoice_type}`} />
              </dd>
              <dt>
                <FormattedMessage id="member.invoice.card.email" />
              </dt>
              <dd>{form.email}</dd>
            </Facts>
          )}
        </Main>
        <Aside>
          <Amount>
            <Money fen={invoice.amount} />
            <small lang="zh-CN">{invoice.amount_in_words}</small>
          </Amount>
        </Aside>
        {label === 'not_invoiced' && returned !== null && (
          <Whole>
            <Told>
              <FormattedMessage id="member.invoice.returned" values={{ reason: returned }} />
            </Told>
          </Whole>
        )}
        {documents.length > 0 && (
          <Whole>
            <Documents>
              {documents.map((document) => (
                <li key={document.id}>
                  <Official document={document} />
                  <small>
                    <Moment at={document.at} format={{ dateStyle: 'medium' }} />
                  </small>
                  {document.refers_to !== null && (
                    <small>
                      <FormattedMessage
                        id="member.invoice.document.refers"
                        values={{ number: document.refers_to }}
                      />
                    </small>
                  )}
                  <a href={document.url}>
                    <FormattedMessage id="member.invoice.document.statement" />
                  </a>
                </li>
              ))}
            </Documents>
          </Whole>
        )}
        <Whole>
          <Actions>
            {label === 'not_invoiced' && (
              <Button small onClick={() => onEdit(invoice)}>
                <FormattedMessage id="member.invoice.request" />
              </Button>
            )}
            {state === 'to_be_invoiced.waiting' && (
              <Button small variant="quiet" onClick={() => onEdit(invoice)}>
                <FormattedMessage id="member.invoice.edit" />
              </Button>
            )}
            <ButtonLink small variant="quiet" href={`/console/invoice/${id}`}>
              <FormattedMessage id="member.details" />
            </ButtonLink>
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}

/** Number of the invoice at the tax office; without a link where it was sent in another way. */
const Official = ({ document }: { document: Invoice['documents'][number] }) => {
  const { kind, number, official_url: url } = document
  const name = <FormattedMessage id={`member.invoice.document.${kind}`} values={{ number }} />
  return url === null ? <span>{name}</span> : <a href={url}>{name}</a>
}

const tones = {
  not_invoiced: 'action',
  to_be_invoiced: 'waiting',
  invoiced: 'good',
} as const satisfies Record<Invoice['label'], Tone>
