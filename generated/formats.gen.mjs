// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
/** No amount exceeds this many units: it is exact as a double and, in millionths, below 2⁵³. */
const AMOUNT_MAX = 8_000_000_000;
const AMOUNT_DECIMALS = 6;
const MULTIPLIER_DECIMALS = 12;
/** Decimals of the shortest form that reads back as this number: 0.1 has one, 1e-7 has seven. */
const decimals = (value) => {
    if (Number.isInteger(value))
        return 0;
    const [digits = '', exponent = '0'] = String(value).split('e');
    const point = digits.indexOf('.');
    return (point < 0 ? 0 : digits.length - point - 1) - Number(exponent);
};
const number = (validate) => ({ type: 'number', validate });
export const formats = {
    amount: number((value) => Math.abs(value) <= AMOUNT_MAX && decimals(value) <= AMOUNT_DECIMALS),
    multiplier: number((value) => value > 0 && Number.isFinite(value) && decimals(value) <= MULTIPLIER_DECIMALS),
    int32: number((value) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31),
    // Beyond 2⁵³ a JSON number is no longer the one that was sent.
    int64: number((value) => Number.isSafeInteger(value)),
};
