/** Windows so low that bars which stick to their edges would leave little between them: phones on their side, 200 % zoom. */
export const LOW_WINDOW = '@media (max-height: 520px)';
