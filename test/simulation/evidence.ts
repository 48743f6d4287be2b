/** One operation as requested. Repetitions under a key carry the `call` of the first one in their metadata. */
export type Issued = {
  readonly n: number;
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};
/** The reply to an operation; a call whose wallet hangs has none. */
export type Answered = {
  readonly n: number;
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};
export type Drawn = { readonly range: bigint; readonly outcome: bigint };
/** One call at the wallet: its subject, its effect there, and the reply to the platform. */
export type WalletCall = {
  readonly call: 'debit' | 'credit' | 'cancel';
  readonly id: string;
  readonly operator: string;
  readonly player: string;
  readonly currency: string;
  readonly amount: bigint;
  /** The batch that a credit came in. */
  readonly batch?: string | undefined;
  /** True if the balance changed now. */
  readonly moved: boolean;
  /** `hung`: no answer yet; it is another line when it comes. */
  readonly told: 'done' | 'refused' | 'uncertain' | 'hung';
};

/** One message to an external account, and the reply to the platform. */
export type Delivered = {
  readonly id: string;
  readonly body: string;
  readonly told: 'done' | 'refused' | 'uncertain';
};

export type Line = { potId: string; account: string; amount: bigint; balanceAfter: bigint | null };
export type Entry = {
  readonly id: bigint;
  readonly instanceId: string;
  readonly seq: bigint;
  readonly kind: string;
  readonly atMs: bigint;
  readonly actor: string;
  readonly operation: string;
  readonly reference: string;
  readonly rate: string | null;
  readonly decisions: string;
  readonly facts: string | null;
  readonly lines: Line[];
};
/** An action from the audit log; `requestId` is `call-<n>`. */
export type AuditRow = {
  readonly atMs: bigint;
  readonly action: string;
  readonly outcome: string;
  readonly requestId: string;
};
export type ContributionRow = {
  readonly id: string;
  readonly instanceId: string;
  readonly state: string;
  readonly brandPath: string;
  readonly playerId: string;
  readonly sourceId: string;
  readonly currency: string;
  readonly rate: string;
  readonly wager: bigint;
  readonly debit: bigint;
  readonly playerPaid: bigint;
  readonly operatorPaid: bigint;
  readonly booked: bigint;
  readonly ticketsAwarded: bigint;
  readonly metadata: string;
  readonly eventMetadata: string | null;
  /** The part of these texts that is stored where it cannot be removed. */
  readonly sealedTexts: string | null;
  readonly createdAtMs: bigint;
};
export type WinRow = {
  readonly id: string;
  readonly instanceId: string;
  readonly potId: string;
  readonly instanceCount: bigint;
  readonly contributionId: string | null;
  readonly brandPath: string;
  readonly playerId: string;
  readonly value: bigint;
};
export type PayoutRow = {
  readonly transactionId: string;
  readonly winId: string;
  readonly number: bigint;
  readonly brandPath: string;
  readonly playerId: string;
  readonly amount: bigint;
  readonly payCurrency: string;
  readonly pay: bigint;
  readonly rate: string;
  readonly state: string;
};
/** A player's participation in an instance, at the end. */
export type ParticipationRow = {
  readonly instanceId: string;
  readonly brandPath: string;
  readonly playerId: string;
  readonly optedIn: bigint | null;
  readonly preferences: string;
  readonly contributionCount: bigint;
  readonly contributionValue: bigint;
};
export type EventRow = { readonly instanceId: string; readonly eventType: string; readonly data: string };
export type PotRow = {
  readonly id: string;
  readonly enabled: bigint;
  readonly due: bigint;
  readonly instanceCount: bigint;
  readonly totalContributions: bigint;
  readonly seedValue: bigint;
  readonly contributedAmount: bigint;
  readonly contributedSeed: bigint;
  readonly surplusSeed: bigint;
  readonly overflow: bigint;
};
export type InstanceRow = {
  readonly id: string;
  readonly operatorId: string;
  readonly rules: string;
  readonly currency: string;
  readonly startsAtMs: bigint | null;
  readonly endsAtMs: bigint | null;
  readonly totalContributions: bigint;
  readonly house: bigint;
  readonly withheld: bigint;
  readonly diverting: bigint;
  /** Of what the operator pays: the use of its period, as JSON. */
  readonly budget: string | null;
  readonly pots: PotRow[];
  readonly carried: CarriedRow[];
  readonly reserved: ReservedRow[];
};
/** The fraction of a coin that a player carries, in 10⁻¹² of the currency. */
export type CarriedRow = {
  readonly brandPath: string;
  readonly playerId: string;
  readonly currency: string;
  readonly picos: string;
};
/** The fractions in a debit that is begun. */
export type ReservedRow = { readonly contributionId: string; readonly before: string; readonly owed: string };

/** Everything that one round of concurrent operations left behind. */
export type Evidence = {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly issued: Issued[];
  readonly answered: Answered[];
  readonly draws: Drawn[];
  readonly wallet: WalletCall[];
  readonly delivered: Delivered[];
  readonly entries: Entry[];
  /** New ones, and those that were not settled at the last look. */
  readonly contributions: ContributionRow[];
  readonly wins: WinRow[];
  /** New ones, and those that an entry of kind payment or settlement names. */
  readonly payouts: PayoutRow[];
  readonly events: EventRow[];
  readonly audit: AuditRow[];
  /** Instances that an entry names. */
  readonly instances: InstanceRow[];
};
