/** Role of a participant in the discussion of a paper. */
export const discussionParts = ['chair', 'reviewer'] as const
export type DiscussionPart = (typeof discussionParts)[number]

/** Whether reviewers of a conference may be let discuss, in the order in which the form offers it. */
export const discussionModes = ['off', 'on'] as const
