import { answerResponse, refusalResponse } from '../../../../mocks/handlers.ts'
import { onCall } from '../../../../mocks/onCall.ts'
import { messageLanguage } from '../../../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../../../server/shared/sentences/language.ts'
import { sayIn } from '../../../../src/contract/example.ts'
import type { Discussion } from '../../../../src/contract/discussion.ts'
import type { DiscussionPart } from '../../../../src/contract/discussionWords.ts'
import type { Reason } from '../../../../src/contract/reasons.ts'
import type { PaperWorld, Review } from './paperWorld.ts'

interface Said {
  /** Null: the chair. */
  readonly by: Review | null
  readonly text: string
  readonly at: string
}

/** The discussion of the paper of a world: reviewers have the numbers of their reviews. */
export const createPaperTalk = (world: PaperWorld) => {
  let openedAt: string | null = null
  const said: Said[] = []
  const stateOf = () => {
    if (openedAt === null) return 'none' as const
    return world.state.endsWith('.active') ? ('open' as const) : ('closed' as const)
  }
  const nameOf = ({ name }: Review, part: DiscussionPart, language: MessageLanguage) =>
    part === 'chair' ? sayIn(language)(...name) : null
  /** `reader`: the reader's review; null: the chair. */
  const shown = (reader: Review | null, language: MessageLanguage): Discussion => {
    const part = reader === null ? 'chair' : 'reviewer'
    return {
      state: stateOf(),
      round: world.facts.round,
      part,
      obstacle: part === 'chair' && world.submitted.length < 2 ? 'discussionEarly' : null,
      opened_at: openedAt,
      closed_at: stateOf() === 'closed' ? world.at : null,
      reviews:
        openedAt === null
          ? []
          : world.submitted.flatMap((review) =>
              review.written.recommendation === ''
                ? []
                : [
                    {
                      number: review.id,
                      is_own: review === reader,
                      name: nameOf(review, part, language),
                      recommendation: review.written.recommendation,
                      comments: review.written.comments,
                    },
                  ],
            ),
      comments: said.map(({ by, text, at }, place) => ({
        id: place + 1,
        version: 0,
        part: by === null ? 'chair' : 'reviewer',
        number: by?.id ?? null,
        name: by === null ? null : nameOf(by, part, language),
        is_own: by === reader,
        text,
        is_deleted: false,
        created_at: at,
        edited_at: null,
        editable_until: null,
      })),
      has_older: false,
    }
  }
  const readerOf = (input: URLSearchParams) =>
    world.reviews.find(({ id }) => id === Number(input.get('id'))) ?? null
  const call = (
    name: 'getDiscussion' | 'writeComment' | 'getDeskDiscussion' | 'openDiscussion' | 'writeDeskComment',
    reader: (input: URLSearchParams) => Review | null,
    move: (input: URLSearchParams) => Reason | null = () => null,
  ) =>
    onCall(name, async ({ request }) => {
      const language = messageLanguage(request.headers.get('lang'))
      const input =
        request.method === 'GET'
          ? new URL(request.url).searchParams
          : new URLSearchParams(await request.clone().text())
      const refusal = move(input)
      if (refusal !== null) return refusalResponse(refusal, language)
      return answerResponse(name, shown(reader(input), language), language)
    })
  const write = (input: URLSearchParams, by: Review | null): Reason | null => {
    if (stateOf() !== 'open') return 'discussionClosed'
    said.push({ by, text: input.get('text') ?? '', at: world.tick() })
    return null
  }
  const open = (): Reason | null => {
    if (world.submitted.length < 2) return 'discussionEarly'
    openedAt ??= world.tick()
    return null
  }
  const isChair = () => null
  return {
    handlers: [
      call('getDiscussion', readerOf),
      call('writeComment', readerOf, (input) => write(input, readerOf(input))),
      call('getDeskDiscussion', isChair),
      call('openDiscussion', isChair, open),
      call('writeDeskComment', isChair, (input) => write(input, null)),
    ],
    /** Elsewhere: the chairs open it. */
    opens: open,
    /** Elsewhere: a reviewer, or a chair, writes a comment. */
    says: (by: Review | null, text: string) => said.push({ by, text, at: world.tick() }),
  }
}
