import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import * as S from './MemberLayout.styles.ts'
import { sectionOf, sections, type MemberPage } from './sections.ts'

export interface MemberLayoutProps {
  /** Name of the route. */
  current: MemberPage
  children: ReactNode
}

/** A page of the member centre: its heading, navigation, and content. */
export const MemberLayout = ({ current, children }: MemberLayoutProps) => {
  const intl = useIntl()
  const groups = useRef<HTMLUListElement>(null)
  const section = sectionOf(current)
  useEffect(() => {
    // Only the row moves, never the page: `scrollIntoView` would move both.
    const row = groups.current
    const here = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && here) row.scrollLeft = here.offsetLeft - row.offsetLeft - 16
  }, [current])
  return (
    <S.Page>
      <S.Side aria-label={intl.formatMessage({ id: 'member.nav' })}>
        <S.Groups ref={groups}>
          {sections.map(({ name, path, pages }) => (
            <li key={name}>
              <S.GroupLink href={path} $leads={pages.length > 0} aria-current={currentOf(name)}>
                <FormattedMessage id={`member.group.${name}`} />
              </S.GroupLink>
              {pages.length > 0 && (
                <S.Pages>
                  {pages.map((page) => (
                    <li key={page.name}>
                      <S.PageLink href={page.path} aria-current={page.name === current ? 'page' : undefined}>
                        <FormattedMessage id={`member.page.${page.name}`} />
                      </S.PageLink>
                    </li>
                  ))}
                </S.Pages>
              )}
            </li>
          ))}
        </S.Groups>
      </S.Side>
      <S.Content>
        {section !== undefined && section.pages.length > 1 && (
          <S.Siblings aria-label={intl.formatMessage({ id: `member.group.${section.name}` })}>
            <ul>
              {section.pages.map(({ name, path }) => (
                <li key={name}>
                  <S.PageLink href={path} aria-current={name === current ? 'page' : undefined}>
                    <FormattedMessage id={`member.page.${name}`} />
                  </S.PageLink>
                </li>
              ))}
            </ul>
          </S.Siblings>
        )}
        <S.Title tabIndex={-1}>
          <FormattedMessage id={`member.page.${current}`} />
        </S.Title>
        <S.Lead>
          <FormattedMessage id={`member.lead.${current}`} />
        </S.Lead>
        {children}
      </S.Content>
    </S.Page>
  )

  function currentOf(name: string) {
    if (name === current) return 'page' as const
    return name === section?.name ? ('true' as const) : undefined
  }
}
