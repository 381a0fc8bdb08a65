import { radii } from '../tokens.ts';
import type { CssThemeComponents } from './cssTheme.ts';
import { focusRing } from './baseline.ts';
import { CheckboxCheckedGlyph, CheckboxEmptyGlyph, CheckboxPartGlyph, ChevronDownGlyph } from './icons.tsx';

/** A circled "!" as a mask, so that it has the colour of the message after it. */
const errorMark =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Ccircle cx='12' cy='12' r='9'/%3E%3Cpath d='M12 7.5v5M12 16h.01'/%3E%3C/svg%3E\")";

export const fieldComponents: CssThemeComponents = {
  MuiTextField: {
    // The label is above the field, so that it is readable while the user types.
    defaultProps: { variant: 'outlined', slotProps: { inputLabel: { shrink: true } } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.vars.palette.campus.ink,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.campus.ink },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.campus.danger.text }) },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      notchedOutline: { display: 'none' },
      root: ({ theme }) => {
        const { campus, primary, error } = theme.vars.palette;
        return {
          minHeight: 48,
          fontSize: theme.typography.pxToRem(16),
          borderRadius: radii.control,
          border: `1px solid ${campus.inputBorder}`,
          backgroundColor: campus.raised,
          color: campus.ink,
          transition: theme.transitions.create(['border-color', 'box-shadow']),
          '&:hover:not(.Mui-disabled):not(.Mui-focused):not(.Mui-error)': { borderColor: campus.ink2 },
          // The two solid pixels provide the contrast, the halo only softens them.
          '&.Mui-focused': {
            borderColor: primary.main,
            boxShadow: `inset 0 0 0 1px ${primary.main}, 0 0 0 3px ${campus.teal.tintStrong}`,
          },
          '&.Mui-error': { borderColor: error.main, boxShadow: `0 0 0 3px ${campus.danger.tint}` },
          '&.Mui-error.Mui-focused': {
            boxShadow: `inset 0 0 0 1px ${error.main}, 0 0 0 3px ${campus.danger.tint}`,
          },
          '&.Mui-disabled, &.MuiInputBase-readOnly, &:has(input:read-only:not([aria-autocomplete]))': {
            backgroundColor: campus.sunken,
            borderColor: campus.hairlineStrong,
            color: campus.ink2,
          },
          '&.MuiInputBase-multiline': { padding: '11px 14px' },
          '&.MuiInputBase-multiline .MuiInputBase-input': { padding: 0, borderRadius: 0 },
          '&.MuiInputBase-adornedStart .MuiInputBase-input': { paddingLeft: 0 },
          '&.MuiInputBase-sizeSmall': { minHeight: 44 },
        };
      },
      input: ({ theme }) => ({
        height: 'auto',
        padding: '10px 14px',
        lineHeight: 1.5,
        borderRadius: 'inherit',
        '&::placeholder': { color: theme.vars.palette.campus.ink3, opacity: 1 },
        // Replaces the browser's blue or yellow for autofilled fields.
        '&:-webkit-autofill': {
          WebkitTextFillColor: theme.vars.palette.campus.ink,
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.campus.teal.tint} inset`,
          caretColor: theme.vars.palette.campus.ink,
        },
      }),
      adornedEnd: { paddingRight: 4 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        margin: '6px 0 0',
        color: theme.vars.palette.campus.ink2,
        '&.Mui-error': {
          position: 'relative',
          paddingLeft: 21,
          fontWeight: 520,
          color: theme.vars.palette.campus.danger.text,
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 0,
            top: 1.5,
            width: 15,
            height: 15,
            backgroundColor: 'currentColor',
            mask: `${errorMark} center / contain no-repeat`,
          },
        },
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: <CheckboxEmptyGlyph />,
      checkedIcon: <CheckboxCheckedGlyph />,
      indeterminateIcon: <CheckboxPartGlyph />,
    },
    styleOverrides: { root: ({ theme }) => ({ padding: 10, color: theme.vars.palette.campus.inputBorder }) },
  },
  MuiRadio: {
    styleOverrides: { root: ({ theme }) => ({ padding: 10, color: theme.vars.palette.campus.inputBorder }) },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDownGlyph },
    styleOverrides: {
      icon: ({ theme }) => ({
        width: 20,
        height: 20,
        top: 'calc(50% - 10px)',
        color: theme.vars.palette.campus.ink2,
        '.MuiOutlinedInput-root > &': { right: 12 },
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <ChevronDownGlyph fontSize="small" /> },
    styleOverrides: {
      // MUI pads the box for chips; a single line keeps the height of every other field.
      inputRoot: { '&.MuiOutlinedInput-root': { paddingBlock: 4, paddingLeft: 6 } },
      paper: ({ theme }) => ({
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.campus.raised,
        boxShadow: theme.vars.palette.campus.floatShadow,
      }),
      option: { '&.MuiAutocomplete-option': { minHeight: 44 } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -10, '&:has(.MuiSwitch-root)': { marginLeft: 0, gap: 8 } },
      label: ({ theme }) => ({ ...theme.typography.body2 }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // A 48 × 28 track in a box that is large enough for touch.
      root: { width: 48, height: 44, padding: '8px 0', overflow: 'visible' },
      switchBase: ({ theme }) => ({
        // The 20 px thumb keeps 4 px from the track on every side.
        padding: 12,
        left: -8,
        color: theme.vars.palette.campus.raised,
        '&.Mui-checked': { transform: 'translateX(20px)', color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing(theme),
      }),
      thumb: { width: 20, height: 20, boxShadow: 'none' },
      track: ({ theme }) => ({
        height: 28,
        borderRadius: radii.full,
        opacity: 1,
        backgroundColor: theme.vars.palette.campus.inputBorder,
      }),
    },
  },
};
