/** Written by build.ts from the specs: each operation that an account may call, each socket, and what it takes. */
declare module 'pitboss:access' {
  const access: Readonly<
    Record<
      string,
      {
        /** Such as `winners Execute`; absent if any account may call it. */
        readonly grant?: string;
        /** The types of accounts that may call it; absent if all may. */
        readonly accounts?: readonly string[];
      }
    >
  >;
  export default access;
}

declare module '*.css';
