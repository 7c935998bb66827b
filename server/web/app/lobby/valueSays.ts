import type { OptionInfo, OptionValue } from '../api/types';

/** A value of an option in words. */
export const valueSays = (option: OptionInfo, value: OptionValue): string =>
  option.values?.find((one) => one.value === value)?.name ?? String(value);
