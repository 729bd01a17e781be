/* Generated from schemas/ by `npm run generate`. Do not edit. */
var U=(a,i)=>()=>(i||a((i={exports:{}}).exports,i),i.exports);var G=U(C=>{"use strict";Object.defineProperty(C,"__esModule",{value:!0});function K(a){let i=a.length,h=0,c=0,y;for(;c<
i;)h++,y=a.charCodeAt(c++),y>=55296&&y<=56319&&c<i&&(y=a.charCodeAt(c),(y&64512)===56320&&c++);return h}C.default=K;K.code=
'require("ajv/dist/runtime/ucs2length").default'});var re=U(O=>{"use strict";Object.defineProperty(O,"__esModule",{value:!0});O.formatNames=O.fastFormats=O.fullFormats=void 0;
function I(a,i){return{validate:a,compare:i}}O.fullFormats={date:I(Q,R),time:I(V(!0),Z),"date-time":I(Y(!0),se),"iso-tim\
e":I(V(),ee),"iso-date-time":I(Y(),te),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ce,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:He,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:Me,int32:{type:"number",validate:Re},int64:{type:"number",validate:Ze},float:{type:"number",validate:X},double:{type:"\
number",validate:X},password:!0,binary:!0};O.fastFormats={...O.fullFormats,date:I(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,R),time:I(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Z),"date-time":I(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
se),"iso-time":I(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ee),"iso-date-time":I(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
te),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
O.formatNames=Object.keys(O.fullFormats);function Be(a){return a%4===0&&(a%100!==0||a%400===0)}var ze=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Se=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Q(a){let i=ze.exec(a);if(!i)return!1;let h=+i[1],c=+i[2],y=+i[3];return c>=
1&&c<=12&&y>=1&&y<=(c===2&&Be(h)?29:Se[c])}function R(a,i){if(a&&i)return a>i?1:a<i?-1:0}var M=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function V(a){return function(h){let c=M.exec(h);if(!c)return!1;let y=+c[1],e=+c[2],r=+c[3],t=c[4],s=c[5]==="-"?-1:1,p=+(c[6]||
0),n=+(c[7]||0);if(p>23||n>59||a&&!t)return!1;if(y<=23&&e<=59&&r<60)return!0;let o=e-n*s,l=y-p*s-(o<0?1:0);return(l===23||
l===-1)&&(o===59||o===-1)&&r<61}}function Z(a,i){if(!(a&&i))return;let h=new Date("2020-01-01T"+a).valueOf(),c=new Date(
"2020-01-01T"+i).valueOf();if(h&&c)return h-c}function ee(a,i){if(!(a&&i))return;let h=M.exec(a),c=M.exec(i);if(h&&c)return a=
h[1]+h[2]+h[3],i=c[1]+c[2]+c[3],a>i?1:a<i?-1:0}var W=/t|\s/i;function Y(a){let i=V(a);return function(c){let y=c.split(W);
return y.length===2&&Q(y[0])&&i(y[1])}}function se(a,i){if(!(a&&i))return;let h=new Date(a).valueOf(),c=new Date(i).valueOf();
if(h&&c)return h-c}function te(a,i){if(!(a&&i))return;let[h,c]=a.split(W),[y,e]=i.split(W),r=R(h,y);if(r!==void 0)return r||
Z(c,e)}var Ee=/\/|:/,Fe=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ce(a){return Ee.test(a)&&Fe.test(a)}var J=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Me(a){return J.lastIndex=0,J.test(a)}var Ve=-(2**31),We=2**31-1;function Re(a){return Number.isInteger(a)&&a<=We&&
a>=Ve}function Ze(a){return Number.isInteger(a)}function X(){return!0}var _e=/[^\\]\\Z/;function He(a){if(_e.test(a))return!1;
try{return new RegExp(a),!0}catch{return!1}}});var as=oe;function A(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.sys!==void 0){let t=a.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.id!==
void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.
message!==void 0&&typeof a.message!="string"){let t={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.details!==void 0){let t=a.details;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let s={instancePath:i+"/details",schemaPath:"#/properties/details/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return A.
errors=e,r===0}function oe(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.sys!==void 0){
let t=a.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),r++}if(t.status===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),r++}
if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.status!==void 0&&typeof t.
status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys/properties/status/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.error!==
void 0&&(A(a.error,{instancePath:i+"/error",parentData:a,parentDataProperty:"error",rootData:y})||(e=e===null?A.errors:e.
concat(A.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return oe.errors=e,r===0}var ps=ne,Ue={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/studio/check-reply.schema.json",title:"Check reply",description:"What is\
 wrong with a page where it is shown.",type:"object",properties:{shownIn:{title:"Shown in",description:"How many sites s\
how the page: a brand in a market and a language each.",type:"integer",minimum:0},findings:{title:"Findings",description:"\
The gravest first.",type:"array",items:{title:"Finding",description:"One thing that is wrong.",type:"object",properties:{
kind:{title:"Kind",description:"Name of the finding.",type:"string"},severity:{title:"Severity",description:"An error mu\
st be corrected before the page is published; a warning is for the editor to decide.",type:"string",enum:["error","warni\
ng","note"]},text:{title:"Text",description:"What is wrong, in English.",type:"string"},remedy:{title:"Remedy",description:"\
What to do, in English.",type:"string"},places:{title:"Places",description:"Where it is.",type:"array",items:{title:"Pla\
ce",description:"A value of an entry.",type:"object",properties:{entryId:{title:"Entry",description:"Entry or asset.",type:"\
string"},pointer:{title:"Pointer",description:"JSON pointer below the fields of the entry; empty for the entry as a whol\
e.",type:"string"}},required:["entryId","pointer"],additionalProperties:!1}},sites:{title:"Sites",description:"Where vis\
itors would see it.",type:"array",items:{title:"Site",description:"A brand with the locale of the address.",type:"object",
properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string"},locales:{title:"Locales",description:"Suc\
h as en-CA.",type:"array",items:{type:"string"}}},required:["brand","locales"],additionalProperties:!1}}},required:["kin\
d","severity","text","remedy","places","sites"],additionalProperties:!1}}},required:["shownIn","findings"],additionalProperties:!1};
function ne(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.shownIn===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"shownIn"},message:"must have required property 'shownIn'"};e===null?e=[t]:e.push(t),r++}if(a.findings===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"},message:"mu\
st have required property 'findings'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="shownIn"||t==="findings")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.shownIn!==void 0){let t=a.shownIn;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/shownIn",schemaPath:"#/properties/shownIn/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let s={instancePath:i+"/shownIn",schemaPath:"#/properties/shownIn/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.findings!==void 0){let t=a.findings;if(Array.isArray(
t)){let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0){let o={
instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),r++}if(n.severity===void 0){let o={instancePath:i+
"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"severity"},
message:"must have required property 'severity'"};e===null?e=[o]:e.push(o),r++}if(n.text===void 0){let o={instancePath:i+
"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"text"},message:"\
must have required property 'text'"};e===null?e=[o]:e.push(o),r++}if(n.remedy===void 0){let o={instancePath:i+"/findings\
/"+p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"remedy"},message:"mus\
t have required property 'remedy'"};e===null?e=[o]:e.push(o),r++}if(n.places===void 0){let o={instancePath:i+"/findings/"+
p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"places"},message:"must h\
ave required property 'places'"};e===null?e=[o]:e.push(o),r++}if(n.sites===void 0){let o={instancePath:i+"/findings/"+p,
schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"sites"},message:"must have\
 required property 'sites'"};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="kind"||o==="severity"||o==="text"||o===
"remedy"||o==="places"||o==="sites")){let l={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properti\
es"};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0&&typeof n.kind!="string"){let o={instancePath:i+"/findings/"+p+"/ki\
nd",schemaPath:"#/properties/findings/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[o]:e.push(o),r++}if(n.severity!==void 0){let o=n.severity;if(typeof o!="string"){let l={instancePath:i+
"/findings/"+p+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(o==="error"||o==="warning"||o==="note")){let l={instancePath:i+
"/findings/"+p+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:Ue.
properties.findings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:
e.push(l),r++}}if(n.text!==void 0&&typeof n.text!="string"){let o={instancePath:i+"/findings/"+p+"/text",schemaPath:"#/p\
roperties/findings/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}if(n.remedy!==void 0&&typeof n.remedy!="string"){let o={instancePath:i+"/findings/"+p+"/remedy",schemaPath:"\
#/properties/findings/items/properties/remedy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}if(n.places!==void 0){let o=n.places;if(Array.isArray(o)){let l=o.length;for(let d=0;d<l;d++){let u=o[d];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.entryId===void 0){let m={instancePath:i+"/findings/"+p+"/places/"+d,schemaPath:"\
#/properties/findings/items/properties/places/items/required",keyword:"required",params:{missingProperty:"entryId"},message:"\
must have required property 'entryId'"};e===null?e=[m]:e.push(m),r++}if(u.pointer===void 0){let m={instancePath:i+"/find\
ings/"+p+"/places/"+d,schemaPath:"#/properties/findings/items/properties/places/items/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[m]:e.push(m),r++}for(let m in u)
if(!(m==="entryId"||m==="pointer")){let b={instancePath:i+"/findings/"+p+"/places/"+d,schemaPath:"#/properties/findings/\
items/properties/places/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[b]:e.push(b),r++}if(u.entryId!==void 0&&typeof u.entryId!="string"){let m={
instancePath:i+"/findings/"+p+"/places/"+d+"/entryId",schemaPath:"#/properties/findings/items/properties/places/items/pr\
operties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(u.
pointer!==void 0&&typeof u.pointer!="string"){let m={instancePath:i+"/findings/"+p+"/places/"+d+"/pointer",schemaPath:"#\
/properties/findings/items/properties/places/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/findings/"+p+"/places/"+d,schemaPath:"#/prop\
erties/findings/items/properties/places/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/findings/"+p+"/places",schemaPath:"#/properties/findings/items/p\
roperties/places/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.
sites!==void 0){let o=n.sites;if(Array.isArray(o)){let l=o.length;for(let d=0;d<l;d++){let u=o[d];if(u&&typeof u=="objec\
t"&&!Array.isArray(u)){if(u.brand===void 0){let m={instancePath:i+"/findings/"+p+"/sites/"+d,schemaPath:"#/properties/fi\
ndings/items/properties/sites/items/required",keyword:"required",params:{missingProperty:"brand"},message:"must have req\
uired property 'brand'"};e===null?e=[m]:e.push(m),r++}if(u.locales===void 0){let m={instancePath:i+"/findings/"+p+"/site\
s/"+d,schemaPath:"#/properties/findings/items/properties/sites/items/required",keyword:"required",params:{missingProperty:"\
locales"},message:"must have required property 'locales'"};e===null?e=[m]:e.push(m),r++}for(let m in u)if(!(m==="brand"||
m==="locales")){let b={instancePath:i+"/findings/"+p+"/sites/"+d,schemaPath:"#/properties/findings/items/properties/site\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additi\
onal properties"};e===null?e=[b]:e.push(b),r++}if(u.brand!==void 0&&typeof u.brand!="string"){let m={instancePath:i+"/fi\
ndings/"+p+"/sites/"+d+"/brand",schemaPath:"#/properties/findings/items/properties/sites/items/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(u.locales!==void 0){let m=u.locales;
if(Array.isArray(m)){let b=m.length;for(let k=0;k<b;k++)if(typeof m[k]!="string"){let w={instancePath:i+"/findings/"+p+"\
/sites/"+d+"/locales/"+k,schemaPath:"#/properties/findings/items/properties/sites/items/properties/locales/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),r++}}else{let b={instancePath:i+"/findin\
gs/"+p+"/sites/"+d+"/locales",schemaPath:"#/properties/findings/items/properties/sites/items/properties/locales/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[b]:e.push(b),r++}}}else{let m={instancePath:i+"/finding\
s/"+p+"/sites/"+d,schemaPath:"#/properties/findings/items/properties/sites/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/findings/"+p+"/sites",schemaPath:"\
#/properties/findings/items/properties/sites/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/findin\
gs",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),r++}return ne.errors=e,r===0}var os=de;var f=G().default,le=re().fullFormats["date-time"];function de(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.pageId===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"pageId"},message:"must have required property 'pageId'"};e===null?e=
[t]:e.push(t),r++}if(a.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="pageId"||
t==="entries"||t==="at")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.pageId!==void 0){
let t=a.pageId;if(typeof t=="string"){if(f(t)>64){let s={instancePath:i+"/pageId",schemaPath:"#/properties/pageId/maxLen\
gth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}
if(f(t)<1){let s={instancePath:i+"/pageId",schemaPath:"#/properties/pageId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/pageId",schemaPath:"\
#/properties/pageId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.entries!==void 0){let t=a.entries;if(Array.isArray(t)){if(t.length>2e3){let p={instancePath:i+"/entries",schemaPath:"\
#/properties/entries/maxItems",keyword:"maxItems",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?
e=[p]:e.push(p),r++}let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===
void 0){let o={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),r++}if(n.contentType===void 0){
let o={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"\
contentType"},message:"must have required property 'contentType'"};e===null?e=[o]:e.push(o),r++}if(n.fields===void 0){let o={
instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"\
fields"},message:"must have required property 'fields'"};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="id"||o===
"contentType"||o==="fields")){let l={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),r++}if(n.id!==void 0){let o=n.id;if(typeof o=="string"){if(f(o)>64){let l={instancePath:i+"/entries/"+p+
"/id",schemaPath:"#/properties/entries/items/properties/id/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}if(f(o)<1){let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"\
#/properties/entries/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/properties/\
entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),r++}}if(n.contentType!==void 0){let o=n.contentType;if(typeof o=="string"){if(f(o)>64){let l={instancePath:i+"/entrie\
s/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}if(f(o)<1){let l={instancePath:i+
"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.fields!==void 0){let o=n.fields;if(o&&typeof o==
"object"&&!Array.isArray(o))for(let l in o){let d=o[l];if(!(d&&typeof d=="object"&&!Array.isArray(d))){let u={instancePath:i+
"/entries/"+p+"/fields/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/items/properties/fiel\
ds/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),r++}}else{
let l={instancePath:i+"/entries/"+p+"/fields",schemaPath:"#/properties/entries/items/properties/fields/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/entries\
/"+p,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.at!==void 0){let t=a.at;if(typeof t=="string"){
if(!le.validate(t)){let s={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/at",schemaPath:"\
#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return de.errors=e,r===0}var ns=A,ls=g;function g(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.sys!==void 0){let t=a.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.id!==
void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.linkType!==void 0&&typeof t.linkType!=
"string"){let s={instancePath:i+"/sys/linkType",schemaPath:"#/properties/sys/properties/linkType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"#/p\
roperties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return g.errors=e,r===0}var ds=me;function me(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.items!==void 0){let t=a.items;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){
let o={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[o]:e.push(o),r++}if(n.sys!==void 0){let o=n.sys;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.id===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/i\
tems/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[l]:e.push(l),r++}if(o.id!==void 0&&typeof o.id!="string"){let l={instancePath:i+"/items/"+p+"/sys/id",schemaPath:"\
#/properties/items/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/pro\
perties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.firstName!==
void 0&&typeof n.firstName!="string"){let o={instancePath:i+"/items/"+p+"/firstName",schemaPath:"#/properties/items/item\
s/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}
if(n.lastName!==void 0&&typeof n.lastName!="string"){let o={instancePath:i+"/items/"+p+"/lastName",schemaPath:"#/propert\
ies/items/items/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}if(n.email!==void 0&&typeof n.email!="string"){let o={instancePath:i+"/items/"+p+"/email",schemaPath:"#/pr\
operties/items/items/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),r++}}else{let o={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return me.errors=e,r===0}var ms=ye;function ye(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.firstName===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'fi\
rstName'"};e===null?e=[t]:e.push(t),r++}if(a.lastName===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===null?e=[t]:e.push(t),
r++}if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},
message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.sys!==void 0){let t=a.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.id!==
void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.
firstName!==void 0&&typeof a.firstName!="string"){let t={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.lastName!==void 0&&
typeof a.lastName!="string"){let t={instancePath:i+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.email!==void 0&&typeof a.email!="string"){let t={
instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return ye.errors=e,r===0}var ys=D;function D(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.title===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[t]:e.push(t),r++}if(a.entities===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entities"},message:"must have required property 'entities'"};e===null?e=[t]:e.push(t),r++}if(a.sys!==void 0){
let t=a.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),r++}if(t.version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}
if(t.createdAt===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.updatedAt===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!=
"string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.version!==void 0){let s=t.version;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ve\
rsion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ver\
sion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}if(t.
status!==void 0&&typeof t.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys/properties/\
status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.createdAt!==
void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",schemaPath:"#/properties/sys/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.createdBy!==
void 0&&(g(t.createdBy,{instancePath:i+"/sys/createdBy",parentData:t,parentDataProperty:"createdBy",rootData:y})||(e=e===
null?g.errors:e.concat(g.errors),r=e.length)),t.updatedAt!==void 0&&typeof t.updatedAt!="string"){let s={instancePath:i+
"/sys/updatedAt",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}t.updatedBy!==void 0&&(g(t.updatedBy,{instancePath:i+"/sys/updatedBy",parentData:t,
parentDataProperty:"updatedBy",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),t.lastAction!==void 0&&
(g(t.lastAction,{instancePath:i+"/sys/lastAction",parentData:t,parentDataProperty:"lastAction",rootData:y})||(e=e===null?
g.errors:e.concat(g.errors),r=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.title!==void 0&&typeof a.title!=
"string"){let t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}if(a.entities!==void 0){let t=a.entities;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.items===void 0){let s={instancePath:i+"/entities",schemaPath:"#/properties/entities/required",keyword:"\
required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[s]:e.push(s),r++}if(t.
items!==void 0){let s=t.items;if(Array.isArray(s)){let p=s.length;for(let n=0;n<p;n++)g(s[n],{instancePath:i+"/entities/\
items/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{let p={
instancePath:i+"/entities/items",schemaPath:"#/properties/entities/properties/items/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/entities",schemaPath:"#/prop\
erties/entities/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return D.errors=e,r===0}var us=ue;function ue(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.items!==void 0){let t=a.items;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++)D(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:y})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ue.
errors=e,r===0}var cs=T,Ke={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/en\
try-copy.schema.json",title:"Entry copy",description:"An entry as it was published or saved at some time.",type:"object",
properties:{sys:{title:"System properties",description:"Set by the content service.",type:"object",properties:{id:{title:"\
Id",description:"Unique in the environment.",type:"string"},contentType:{title:"Content type",description:"The type of t\
he entry.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.json"}]},version:{title:"Version",description:"\
Grows with each write.",type:"integer",minimum:0},publishedVersion:{title:"Published version",description:"The version t\
hat was published; missing while nothing is published.",type:"integer",minimum:0},publishedAt:{title:"Published",description:"\
ISO 8601.",type:"string"},publishedBy:{title:"Published by",description:"The person who published it.",allOf:[{$ref:"htt\
ps://marquee.dev/schemas/studio/content-link.schema.json"}]}},required:["id","contentType"],additionalProperties:!0},fields:{
title:"Fields",description:"By field id.",type:"object",additionalProperties:{title:"Values",description:"By content loc\
ale.",type:"object",additionalProperties:{title:"Value",description:"Of the field in one locale.",type:["string","number",
"boolean","object","array","null"]}}}},required:["sys","fields"],additionalProperties:!0};function T(a,{instancePath:i="",
parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.sys===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sys"},message:"must ha\
ve required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.fields===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[t]:
e.push(t),r++}if(a.sys!==void 0){let t=a.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have requir\
ed property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.contentType===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required property 'c\
ontentType'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(t.contentType!==void 0&&(g(t.contentType,{instancePath:i+"/sys/contentType",parentData:t,parentDataProperty:"c\
ontentType",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),t.version!==void 0){let s=t.version;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/\
version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ver\
sion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}if(t.
publishedVersion!==void 0){let s=t.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+
"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={
instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}if(t.publishedAt!==void 0&&typeof t.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}t.publishedBy!==void 0&&(g(
t.publishedBy,{instancePath:i+"/sys/publishedBy",parentData:t,parentDataProperty:"publishedBy",rootData:y})||(e=e===null?
g.errors:e.concat(g.errors),r=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.fields!==void 0){let t=a.fields;
if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let p=t[s];if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){
let o=p[n];if(typeof o!="object"&&typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){let l={instancePath:i+
"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/fields/additionalProperties/additionalProperties/type",keyword:"type",params:{type:Ke.properties.fields.additionalProperties.
additionalProperties.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}else{
let n={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/additionalProp\
erties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i+
"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),r++}return T.errors=e,r===0}var hs=ce;function ce(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.items!==void 0){let t=a.items;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){
let o={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[o]:e.push(o),r++}if(n.snapshot===void 0){let o={instancePath:i+
"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"snapshot"},message:"\
must have required property 'snapshot'"};e===null?e=[o]:e.push(o),r++}if(n.sys!==void 0){let o=n.sys;if(o&&typeof o=="ob\
ject"&&!Array.isArray(o)){if(o.id===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/item\
s/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[l]:e.push(l),r++}if(o.snapshotType===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properti\
es/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"snapshotType"},message:"must have re\
quired property 'snapshotType'"};e===null?e=[l]:e.push(l),r++}if(o.createdAt===void 0){let l={instancePath:i+"/items/"+p+
"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"created\
At"},message:"must have required property 'createdAt'"};e===null?e=[l]:e.push(l),r++}if(o.id!==void 0&&typeof o.id!="str\
ing"){let l={instancePath:i+"/items/"+p+"/sys/id",schemaPath:"#/properties/items/items/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(o.snapshotType!==void 0&&
typeof o.snapshotType!="string"){let l={instancePath:i+"/items/"+p+"/sys/snapshotType",schemaPath:"#/properties/items/it\
ems/properties/sys/properties/snapshotType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),r++}if(o.version!==void 0){let l=o.version;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={
instancePath:i+"/items/"+p+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/properties/version/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)&&
(l<0||isNaN(l))){let d={instancePath:i+"/items/"+p+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/pr\
operties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(
d),r++}}if(o.createdAt!==void 0&&typeof o.createdAt!="string"){let l={instancePath:i+"/items/"+p+"/sys/createdAt",schemaPath:"\
#/properties/items/items/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),r++}o.createdBy!==void 0&&(g(o.createdBy,{instancePath:i+"/items/"+p+"/sys/createdBy",
parentData:o,parentDataProperty:"createdBy",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{let l={
instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}n.snapshot!==void 0&&(T(n.snapshot,{instancePath:i+"/it\
ems/"+p+"/snapshot",parentData:n,parentDataProperty:"snapshot",rootData:y})||(e=e===null?T.errors:e.concat(T.errors),r=e.
length))}else{let o={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return ce.errors=e,r===0}var fs=L,ie={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/\
schemas/studio/field-change.schema.json",title:"Field change",description:"A field of an entry in one locale, before and\
 after an edit.",type:"object",properties:{entryId:{title:"Entry",description:"Id.",type:"string",minLength:1,maxLength:64},
field:{title:"Field",description:"Id.",type:"string",minLength:1,maxLength:64},locale:{title:"Locale",description:"Conte\
nt locale.",type:"string",minLength:2,maxLength:20},before:{title:"Before",description:"The value the edit began with; m\
issing for an empty field.",type:["string","number","boolean","object","array","null"]},after:{title:"After",description:"\
The value typed; missing to empty the field.",type:["string","number","boolean","object","array","null"]}},required:["en\
tryId","field","locale"],additionalProperties:!1};function L(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.entryId===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?
e=[t]:e.push(t),r++}if(a.field===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
field"},message:"must have required property 'field'"};e===null?e=[t]:e.push(t),r++}if(a.locale===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'local\
e'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="entryId"||t==="field"||t==="locale"||t==="before"||t==="after")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entryId!==void 0){let t=a.entryId;if(typeof t=="\
string"){if(f(t)>64){let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(f(t)<1){let s={instancePath:i+
"/entryId",schemaPath:"#/properties/entryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.field!==void 0){
let t=a.field;if(typeof t=="string"){if(f(t)>64){let s={instancePath:i+"/field",schemaPath:"#/properties/field/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(f(
t)<1){let s={instancePath:i+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/field",schemaPath:"#/\
properties/field/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
locale!==void 0){let t=a.locale;if(typeof t=="string"){if(f(t)>20){let s={instancePath:i+"/locale",schemaPath:"#/propert\
ies/locale/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=
[s]:e.push(s),r++}if(f(t)<2){let s={instancePath:i+"/locale",schemaPath:"#/properties/locale/minLength",keyword:"minLeng\
th",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.before!==void 0){let t=a.before;if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&
isFinite(t))&&typeof t!="boolean"){let s={instancePath:i+"/before",schemaPath:"#/properties/before/type",keyword:"type",
params:{type:ie.properties.before.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(
s),r++}}if(a.after!==void 0){let t=a.after;if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&
typeof t!="boolean"){let s={instancePath:i+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:ie.
properties.after.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return L.errors=e,r===0}var gs=B,_={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/sc\
hemas/studio/field-conflict.schema.json",title:"Field conflict",description:"A field that somebody else changed to anoth\
er value meanwhile. Nothing of it was saved.",type:"object",properties:{entryId:{title:"Entry",description:"Id.",type:"s\
tring",minLength:1,maxLength:64},field:{title:"Field",description:"Id.",type:"string",minLength:1,maxLength:64},locale:{
title:"Locale",description:"Content locale.",type:"string",minLength:2,maxLength:20},before:{title:"Before",description:"\
The value the edit began with; missing for an empty field.",type:["string","number","boolean","object","array","null"]},
after:{title:"After",description:"The value typed; missing to empty the field.",type:["string","number","boolean","objec\
t","array","null"]},theirs:{title:"Theirs",description:"The value that is stored; missing for an empty field.",type:["st\
ring","number","boolean","object","array","null"]},by:{title:"By",description:"Id of the person who saved last.",type:"s\
tring"},at:{title:"At",description:"When it was saved, ISO 8601.",type:"string"}},required:["entryId","field","locale","\
at"],additionalProperties:!1};function B(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,
r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.entryId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[t]:e.push(t),r++}
if(a.field===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"field"},message:"\
must have required property 'field'"};e===null?e=[t]:e.push(t),r++}if(a.locale===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'locale'"};e===null?
e=[t]:e.push(t),r++}if(a.at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
at"},message:"must have required property 'at'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="entryId"||t==="fi\
eld"||t==="locale"||t==="before"||t==="after"||t==="theirs"||t==="by"||t==="at")){let s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.entryId!==void 0){let t=a.entryId;if(typeof t=="string"){if(f(t)>64){let s={instancePath:i+
"/entryId",schemaPath:"#/properties/entryId/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more\
 than 64 characters"};e===null?e=[s]:e.push(s),r++}if(f(t)<1){let s={instancePath:i+"/entryId",schemaPath:"#/properties/\
entryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.field!==void 0){let t=a.field;if(typeof t=="string"){
if(f(t)>64){let s={instancePath:i+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(f(t)<1){let s={instancePath:i+"/field",
schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.locale!==void 0){let t=a.locale;
if(typeof t=="string"){if(f(t)>20){let s={instancePath:i+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"m\
axLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:e.push(s),r++}if(f(t)<2){let s={
instancePath:i+"/locale",schemaPath:"#/properties/locale/minLength",keyword:"minLength",params:{limit:2},message:"must N\
OT have fewer than 2 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/locale",schemaPath:"#/prope\
rties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.before!==
void 0){let t=a.before;if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){
let s={instancePath:i+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:_.properties.before.type},
message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),r++}}if(a.after!==void 0){let t=a.after;
if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){let s={instancePath:i+
"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:_.properties.after.type},message:"must be stri\
ng,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),r++}}if(a.theirs!==void 0){let t=a.theirs;if(typeof t!="o\
bject"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){let s={instancePath:i+"/theirs",schemaPath:"\
#/properties/theirs/type",keyword:"type",params:{type:_.properties.theirs.type},message:"must be string,number,boolean,o\
bject,array,null"};e===null?e=[s]:e.push(s),r++}}if(a.by!==void 0&&typeof a.by!="string"){let t={instancePath:i+"/by",schemaPath:"\
#/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.
at!==void 0&&typeof a.at!="string"){let t={instancePath:i+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return B.errors=e,r===0}var bs=he,Ge={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/impact-reply.schema.json",title:"\
Impact reply",description:"What visitors would see changed, and where.",type:"object",properties:{sites:{title:"Sites",description:"\
Those where something changes.",type:"array",items:{title:"Site",description:"A brand in a market and a language.",type:"\
object",properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string"},market:{title:"Market",description:"\
Code of the market.",type:"string"},locale:{title:"Locale",description:"First segment of addresses.",type:"string"},everyPage:{
title:"Every page",description:"Header or footer change, which every page has.",type:"boolean"},pages:{title:"Pages",description:"\
In the order of the content.",type:"array",items:{title:"Page",description:"An address that visitors would see changed.",
type:"object",properties:{path:{title:"Path",description:"Below the locale.",type:"string"},change:{title:"Change",description:"\
What happens to it.",type:"string",enum:["added","changed","removed"]}},required:["path","change"],additionalProperties:!1}}},
required:["brand","market","locale","everyPage","pages"],additionalProperties:!1}}},required:["sites"],additionalProperties:!1};
function he(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.sites===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sites"},message:"must have required property 'sites'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="sites"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.sites!==void 0){let t=a.sites;if(Array.isArray(t)){
let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.brand===void 0){let o={
instancePath:i+"/sites/"+p,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"br\
and"},message:"must have required property 'brand'"};e===null?e=[o]:e.push(o),r++}if(n.market===void 0){let o={instancePath:i+
"/sites/"+p,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"market"},message:"\
must have required property 'market'"};e===null?e=[o]:e.push(o),r++}if(n.locale===void 0){let o={instancePath:i+"/sites/"+
p,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"locale"},message:"must have\
 required property 'locale'"};e===null?e=[o]:e.push(o),r++}if(n.everyPage===void 0){let o={instancePath:i+"/sites/"+p,schemaPath:"\
#/properties/sites/items/required",keyword:"required",params:{missingProperty:"everyPage"},message:"must have required p\
roperty 'everyPage'"};e===null?e=[o]:e.push(o),r++}if(n.pages===void 0){let o={instancePath:i+"/sites/"+p,schemaPath:"#/\
properties/sites/items/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required propert\
y 'pages'"};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="brand"||o==="market"||o==="locale"||o==="everyPage"||o===
"pages")){let l={instancePath:i+"/sites/"+p,schemaPath:"#/properties/sites/items/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}
if(n.brand!==void 0&&typeof n.brand!="string"){let o={instancePath:i+"/sites/"+p+"/brand",schemaPath:"#/properties/sites\
/items/properties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}
if(n.market!==void 0&&typeof n.market!="string"){let o={instancePath:i+"/sites/"+p+"/market",schemaPath:"#/properties/si\
tes/items/properties/market/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}if(n.locale!==void 0&&typeof n.locale!="string"){let o={instancePath:i+"/sites/"+p+"/locale",schemaPath:"#/proper\
ties/sites/items/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}if(n.everyPage!==void 0&&typeof n.everyPage!="boolean"){let o={instancePath:i+"/sites/"+p+"/everyPage",schemaPath:"\
#/properties/sites/items/properties/everyPage/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[o]:e.push(o),r++}if(n.pages!==void 0){let o=n.pages;if(Array.isArray(o)){let l=o.length;for(let d=0;d<l;d++){let u=o[d];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.path===void 0){let m={instancePath:i+"/sites/"+p+"/pages/"+d,schemaPath:"\
#/properties/sites/items/properties/pages/items/required",keyword:"required",params:{missingProperty:"path"},message:"mu\
st have required property 'path'"};e===null?e=[m]:e.push(m),r++}if(u.change===void 0){let m={instancePath:i+"/sites/"+p+
"/pages/"+d,schemaPath:"#/properties/sites/items/properties/pages/items/required",keyword:"required",params:{missingProperty:"\
change"},message:"must have required property 'change'"};e===null?e=[m]:e.push(m),r++}for(let m in u)if(!(m==="path"||m===
"change")){let b={instancePath:i+"/sites/"+p+"/pages/"+d,schemaPath:"#/properties/sites/items/properties/pages/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional proper\
ties"};e===null?e=[b]:e.push(b),r++}if(u.path!==void 0&&typeof u.path!="string"){let m={instancePath:i+"/sites/"+p+"/pag\
es/"+d+"/path",schemaPath:"#/properties/sites/items/properties/pages/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(u.change!==void 0){let m=u.change;if(typeof m!=
"string"){let b={instancePath:i+"/sites/"+p+"/pages/"+d+"/change",schemaPath:"#/properties/sites/items/properties/pages/\
items/properties/change/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),r++}
if(!(m==="added"||m==="changed"||m==="removed")){let b={instancePath:i+"/sites/"+p+"/pages/"+d+"/change",schemaPath:"#/p\
roperties/sites/items/properties/pages/items/properties/change/enum",keyword:"enum",params:{allowedValues:Ge.properties.
sites.items.properties.pages.items.properties.change.enum},message:"must be equal to one of the allowed values"};e===null?
e=[b]:e.push(b),r++}}}else{let m={instancePath:i+"/sites/"+p+"/pages/"+d,schemaPath:"#/properties/sites/items/properties\
/pages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let l={
instancePath:i+"/sites/"+p+"/pages",schemaPath:"#/properties/sites/items/properties/pages/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/sites/"+p,schemaPath:"#/pro\
perties/sites/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:i+"/sites",schemaPath:"#/properties/sites/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return he.errors=e,r===0}var Ps=fe;function fe(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="entries"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entries!==void 0){let t=a.entries;if(Array.
isArray(t)){if(t.length>2e3){let p={instancePath:i+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxIte\
ms",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?e=[p]:e.push(p),r++}let s=t.length;for(let p=0;p<
s;p++){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let o={instancePath:i+"/entries/"+p,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};e===null?e=[o]:e.push(o),r++}if(n.contentType===void 0){let o={instancePath:i+"/entries/"+p,schemaPath:"#/prop\
erties/entries/items/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required pro\
perty 'contentType'"};e===null?e=[o]:e.push(o),r++}if(n.fields===void 0){let o={instancePath:i+"/entries/"+p,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required pr\
operty 'fields'"};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="id"||o==="contentType"||o==="fields")){let l={instancePath:i+
"/entries/"+p,schemaPath:"#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.id!==void 0){let o=n.id;if(typeof o=="s\
tring"){if(f(o)>64){let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/properties/entries/items/properties/id/maxLe\
ngth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}
if(f(o)<1){let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/properties/entries/items/properties/id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/entries/"+p+"/id",schemaPath:"#/properties/entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}}if(n.contentType!==void 0){let o=n.contentType;if(typeof o=="string"){if(f(
o)>64){let l={instancePath:i+"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/\
maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(
l),r++}if(f(o)<1){let l={instancePath:i+"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/c\
ontentType/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
l]:e.push(l),r++}}else{let l={instancePath:i+"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/propert\
ies/contentType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.
fields!==void 0){let o=n.fields;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o){let d=o[l];if(!(d&&typeof d==
"object"&&!Array.isArray(d))){let u={instancePath:i+"/entries/"+p+"/fields/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/entries/items/properties/fields/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+"/entries/"+p+"/fields",schemaPath:"#/propertie\
s/entries/items/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.
push(l),r++}}}else{let o={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/entries",schemaPath:"\
#/properties/entries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return fe.errors=e,r===0}var ks=z;function z(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.metadata===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[t]:e.push(t),r++}if(a.fields===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[t]:e.push(t),r++}if(a.
sys!==void 0){let t=a.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(t.
version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={
instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.updatedAt===void 0){let s={instancePath:i+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let p={instancePath:i+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),r++}if(s!=="Asset"){let p={instancePath:i+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Asset"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(t.version!==void 0){
let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
p]:e.push(p),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[p]:e.push(p),r++}}if(t.createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedAt!==void 0&&typeof t.updatedAt!="string"){let s={instancePath:i+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedBy!==void 0){let s=t.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let p={instancePath:i+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let n={instancePath:i+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),r++}if(p.id!==void 0&&typeof p.id!="string"){let n={
instancePath:i+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:i+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
p]:e.push(p),r++}}if(t.publishedVersion!==void 0){let s=t.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}}if(t.publishedAt!==void 0&&typeof t.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.firstPublishedAt!==void 0&&
typeof t.firstPublishedAt!="string"){let s={instancePath:i+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.
publishedBy!==void 0){let s=t.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let p={instancePath:i+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(s.sys!==void 0){let p=s.sys;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let n={instancePath:i+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[n]:e.push(n),r++}if(p.id!==void 0&&typeof p.id!="string"){let n={instancePath:i+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:i+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),r++}}if(t.archivedAt!==void 0&&typeof t.archivedAt!="string"){let s={instancePath:i+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.metadata!==void 0){let t=a.metadata;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.tags===void 0){let s={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/requ\
ired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),r++}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let p=s.length;for(let n=0;n<p;n++){let o=s[n];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.sys===void 0){let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),r++}if(o.sys!==void 0){let l=o.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let d={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[d]:e.push(d),r++}if(l.id!==void 0&&typeof l.id!="string"){let d={instancePath:i+"/metadata/tags/"+n+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{
let p={instancePath:i+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.
fields!==void 0){let t=a.fields;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.title!==void 0){let s=t.title;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let p in s)if(typeof s[p]!="string"){let n={instancePath:i+"/fields/title/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/title/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let p={instancePath:i+"/fields/title",schemaPath:"\
#/properties/fields/properties/title/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),r++}}if(t.description!==void 0){let s=t.description;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s)
if(typeof s[p]!="string"){let n={instancePath:i+"/fields/description/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/fields/properties/description/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),r++}}else{let p={instancePath:i+"/fields/description",schemaPath:"#/properties/fi\
elds/properties/description/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),r++}}if(t.file!==void 0){let s=t.file;if(s&&typeof s=="object"&&!Array.isArray(s))for(let p in s){let n=s[p];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.fileName===void 0){let o={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/additionalProperties/required",keyword:"required",params:{missingProperty:"\
fileName"},message:"must have required property 'fileName'"};e===null?e=[o]:e.push(o),r++}if(n.contentType===void 0){let o={
instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required pro\
perty 'contentType'"};e===null?e=[o]:e.push(o),r++}if(n.url!==void 0&&typeof n.url!="string"){let o={instancePath:i+"/fi\
elds/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/fields/properties/file/additionalPr\
operties/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}
if(n.fileName!==void 0&&typeof n.fileName!="string"){let o={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fileName",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/fileName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(n.contentType!==void 0&&typeof n.
contentType!="string"){let o={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"\
#/properties/fields/properties/file/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(n.details!==void 0){let o=n.details;if(o&&typeof o=="objec\
t"&&!Array.isArray(o)){if(o.size===void 0){let l={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+
"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/required",keyword:"re\
quired",params:{missingProperty:"size"},message:"must have required property 'size'"};e===null?e=[l]:e.push(l),r++}if(o.
size!==void 0){let l=o.size;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:i+"/fields/fil\
e/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/size",schemaPath:"#/properties/fields/properties/file/additionalP\
roperties/properties/details/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[d]:e.push(d),r++}}if(o.image!==void 0){let l=o.image;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.width===void 0){
let d={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties\
/fields/properties/file/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"\
width"},message:"must have required property 'width'"};e===null?e=[d]:e.push(d),r++}if(l.height===void 0){let d={instancePath:i+
"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties/fields/properties/fil\
e/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"height"},
message:"must have required property 'height'"};e===null?e=[d]:e.push(d),r++}for(let d in l)if(!(d==="width"||d==="heigh\
t")){let u={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/prope\
rties/fields/properties/file/additionalProperties/properties/details/properties/image/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),
r++}if(l.width!==void 0){let d=l.width;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let u={instancePath:i+"\
/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image/width",schemaPath:"#/properties/fields/propertie\
s/file/additionalProperties/properties/details/properties/image/properties/width/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[u]:e.push(u),r++}}if(l.height!==void 0){let d=l.height;if(!(typeof d=="numb\
er"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let u={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/d\
etails/image/height",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/properties/\
image/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
r++}}}else{let d={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#\
/properties/fields/properties/file/additionalProperties/properties/details/properties/image/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/fields/file/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/propertie\
s/details/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{let o={
instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}else{
let p={instancePath:i+"/fields/file",schemaPath:"#/properties/fields/properties/file/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/fields",schemaPath:"#/pro\
perties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return z.errors=e,r===0}var ws=ge;function ge(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.total===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),r++}if(a.skip===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have required property 'skip'"};
e===null?e=[t]:e.push(t),r++}if(a.limit===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[t]:e.push(t),r++}if(a.items===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have req\
uired property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.total!==void 0){let t=a.total;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={
instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.skip!==void 0){let t=a.skip;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+
"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),r++}}if(a.limit!==void 0){let t=a.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/\
limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),r++}}if(a.items!==void 0){let t=a.items;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)
z(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:y})||(e=e===null?z.errors:e.concat(z.errors),
r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ge.errors=e,r===0}var qs=be;var Ye={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/managed-entry.schema.j\
son",title:"Managed entry",description:"An entry as the management API answers it, with the newest draft of its fields.",
type:"object",properties:{sys:{title:"System properties",description:"Set by the content service.",type:"object",properties:{
id:{title:"Id",description:"Unique in the environment.",type:"string"},type:{title:"Type",description:"Always Entry.",type:"\
string",const:"Entry"},version:{title:"Version",description:"Grows with each write.",type:"integer",minimum:1},createdAt:{
title:"Created",description:"ISO 8601.",type:"string"},updatedAt:{title:"Updated",description:"ISO 8601.",type:"string"},
updatedBy:{title:"Updated by",description:"The person of the last write.",type:"object",properties:{sys:{title:"System p\
roperties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of the target.",type:"s\
tring"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0},publishedVersion:{title:"Pu\
blished version",description:"The version that was published; missing while nothing is published.",type:"integer"},publishedAt:{
title:"Published",description:"ISO 8601.",type:"string"},firstPublishedAt:{title:"First published",description:"ISO 8601\
.",type:"string"},publishedBy:{title:"Published by",description:"The person who published it.",type:"object",properties:{
sys:{title:"System properties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of \
the target.",type:"string"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0},archivedAt:{
title:"Archived",description:"ISO 8601; missing unless archived.",type:"string"},contentType:{title:"Content type",description:"\
The type of the entry.",type:"object",properties:{sys:{title:"System properties",description:"Names the target.",type:"o\
bject",properties:{id:{title:"Id",description:"Of the target.",type:"string"}},required:["id"],additionalProperties:!0}},
required:["sys"],additionalProperties:!0}},required:["id","type","version","createdAt","updatedAt","contentType"],additionalProperties:!0},
metadata:{title:"Metadata",description:"Tags of the entity.",type:"object",properties:{tags:{title:"Tags",description:"B\
rands and markets it belongs to, among others.",type:"array",items:{title:"Tag",description:"A tag.",type:"object",properties:{
sys:{title:"System properties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of \
the target.",type:"string"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0}}},required:[
"tags"],additionalProperties:!0},fields:{title:"Fields",description:"By field id.",type:"object",additionalProperties:{title:"\
Values",description:"By content locale.",type:"object",additionalProperties:{title:"Value",description:"Of the field in \
one locale.",type:["string","number","boolean","object","array","null"]}}}},required:["sys","metadata","fields"],additionalProperties:!0};
function $(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.metadata===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[t]:e.push(t),r++}if(a.fields===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[t]:e.push(t),r++}if(a.
sys!==void 0){let t=a.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(t.
version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={
instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.updatedAt===void 0){let s={instancePath:i+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),r++}if(t.contentType===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required propert\
y 'contentType'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",
schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let p={instancePath:i+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),r++}if(s!=="Entry"){let p={instancePath:i+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Entry"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(t.version!==void 0){
let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
p]:e.push(p),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[p]:e.push(p),r++}}if(t.createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedAt!==void 0&&typeof t.updatedAt!="string"){let s={instancePath:i+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedBy!==void 0){let s=t.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let p={instancePath:i+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let n={instancePath:i+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),r++}if(p.id!==void 0&&typeof p.id!="string"){let n={
instancePath:i+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:i+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
p]:e.push(p),r++}}if(t.publishedVersion!==void 0){let s=t.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}}if(t.publishedAt!==void 0&&typeof t.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.firstPublishedAt!==void 0&&
typeof t.firstPublishedAt!="string"){let s={instancePath:i+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.
publishedBy!==void 0){let s=t.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let p={instancePath:i+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(s.sys!==void 0){let p=s.sys;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let n={instancePath:i+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[n]:e.push(n),r++}if(p.id!==void 0&&typeof p.id!="string"){let n={instancePath:i+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:i+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),r++}}if(t.archivedAt!==void 0&&typeof t.archivedAt!="string"){let s={instancePath:i+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}if(t.contentType!==void 0){let s=t.contentType;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===
void 0){let p={instancePath:i+"/sys/contentType",schemaPath:"#/properties/sys/properties/contentType/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let n={instancePath:i+"/sys/con\
tentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),r++}if(p.id!==void 0&&typeof p.id!="string"){let n={
instancePath:i+"/sys/contentType/sys/id",schemaPath:"#/properties/sys/properties/contentType/properties/sys/properties/i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/sys/contentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:i+"/sys/contentType",schemaPath:"\
#/properties/sys/properties/contentType/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[p]:e.push(p),r++}}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.metadata!==void 0){let t=a.metadata;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.tags===void 0){let s={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/req\
uired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),r++}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let p=s.length;for(let n=0;n<p;n++){let o=s[n];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.sys===void 0){let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),r++}if(o.sys!==void 0){let l=o.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let d={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[d]:e.push(d),r++}if(l.id!==void 0&&typeof l.id!="string"){let d={instancePath:i+"/metadata/tags/"+n+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{
let p={instancePath:i+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.
fields!==void 0){let t=a.fields;if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let p=t[s];if(p&&typeof p=="\
object"&&!Array.isArray(p))for(let n in p){let o=p[n];if(typeof o!="object"&&typeof o!="string"&&!(typeof o=="number"&&isFinite(
o))&&typeof o!="boolean"){let l={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/additionalProperties/additionalProperties/type",keyword:"type",
params:{type:Ye.properties.fields.additionalProperties.additionalProperties.type},message:"must be string,number,boolean\
,object,array,null"};e===null?e=[l]:e.push(l),r++}}else{let n={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i+"/fields",schemaPath:"#/properties/fields/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $.errors=e,r===
0}function be(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.total===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),r++}if(a.skip===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have requ\
ired property 'skip'"};e===null?e=[t]:e.push(t),r++}if(a.limit===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[t]:e.push(t),r++}if(a.
items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.total!==void 0){let t=a.total;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<
0||isNaN(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.skip!==void 0){let t=a.skip;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.limit!==void 0){let t=a.limit;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={
instancePath:i+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.items!==void 0){let t=a.items;if(Array.isArray(t)){let s=t.length;for(let p=0;p<
s;p++)$(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:y})||(e=e===null?$.errors:e.concat($.
errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return be.errors=e,r===0}var vs=$,js=Pe,
Je={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/page-message.schema.json",
title:"Page message",description:"What a page in preview posts to the studio that shows it.",type:"object",required:["ty\
pe"],discriminator:{propertyName:"type"},oneOf:[{title:"Ready",description:"The page is there and listens.",type:"object",
additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:r\
eady"},url:{title:"Address",description:"Address of the page.",type:"string"},site:{title:"Site",description:"The site.",
type:"object",additionalProperties:!1,properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string"},market:{
title:"Market",description:"Code of the market.",type:"string"},locale:{title:"Locale",description:"First segment of the\
 path.",type:"string"},contentLocale:{title:"Content locale",description:"Locale of the content it shows.",type:"string"},
timeZone:{title:"Time zone",description:"IANA name of the market’s time zone.",type:"string"}},required:["brand","mark\
et","locale","contentLocale","timeZone"]},page:{title:"Page",description:"The page; missing on pages that content does n\
ot compose.",allOf:[{$ref:"https://marquee.dev/schemas/studio/preview-page.schema.json"}]},layout:{title:"Layout",description:"\
Header and footer; missing where there are none.",type:"object",additionalProperties:!1,properties:{entryId:{title:"Entr\
y",description:"Id of the layout’s entry.",type:"string",pattern:"^[\\w.-]{1,64}$"}},required:["entryId"]},blocks:{title:"\
Blocks",description:"All blocks in order.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/preview-block.sc\
hema.json"}},notes:{title:"Notes",description:"What is wrong and has no place on the page.",type:"array",items:{$ref:"ht\
tps://marquee.dev/schemas/studio/preview-note.schema.json"}}},required:["type","url","site","blocks","notes"]},{title:"C\
licked",description:"An editor chose a block.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"marquee:clicked"},entryId:{title:"Entry",description:"Id of the block’s entry\
.",type:"string",pattern:"^[\\w.-]{1,64}$"},field:{title:"Field",description:"Id of the field whose text was clicked.",type:"\
string"}},required:["type","entryId"]},{title:"Rendered",description:"The page shows what was sent with this number.",type:"\
object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"m\
arquee:rendered"},sequence:{title:"Sequence",description:"Number of the request; the newest wins.",type:"integer",minimum:0},
ms:{title:"Time",description:"Milliseconds from the message to the page.",type:"number",minimum:0},page:{title:"Page",description:"\
The page.",allOf:[{$ref:"https://marquee.dev/schemas/studio/preview-page.schema.json"}]},blocks:{title:"Blocks",description:"\
All blocks in order.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/preview-block.schema.json"}},notes:{title:"\
Notes",description:"What is wrong and has no place on the page.",type:"array",items:{$ref:"https://marquee.dev/schemas/s\
tudio/preview-note.schema.json"}}},required:["type","sequence","ms","blocks","notes"]},{title:"No preview",description:"\
The host shows nothing without an open preview.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"marquee:no-preview"},reason:{title:"Reason",description:"None was opened or i\
t is over; the grant does not count or is over; too many tries.",type:"string",enum:["closed","refused","too-many"]}},required:[
"type","reason"]},{title:"Failed",description:"What was sent with this number could not be shown.",type:"object",additionalProperties:!1,
properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:failed"},sequence:{title:"\
Sequence",description:"Number of the request; the newest wins.",type:"integer",minimum:0},reason:{title:"Reason",description:"\
What happened.",type:"string"}},required:["type","sequence","reason"]}]};var N=new RegExp("^[\\w.-]{1,64}$","u");function q(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.entryId===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?
e=[t]:e.push(t),r++}if(a.title===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),r++}if(a.path===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="entryId"||t==="title"||t==="path")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.entryId!==void 0){let t=a.entryId;if(typeof t=="string"){if(!N.test(t)){let s={
instancePath:i+"/entryId",schemaPath:"#/properties/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},
message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/entryId",schemaPath:"\
#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.title!==void 0&&typeof a.title!="string"){let t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.path!==void 0&&typeof a.path!="\
string"){let t={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return q.errors=e,r===0}var ae={$schema:"http://json-sch\
ema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/preview-block.schema.json",title:"Preview block",description:"\
A block of a page in preview, in the order of the page; a container comes before the blocks in it.",type:"object",additionalProperties:!1,
properties:{key:{title:"Key",description:"The entry’s id, with a number behind it where the entry stands on the page aga\
in. Names the element.",type:"string",minLength:1,maxLength:80},entryId:{title:"Entry",description:"Id of the entry.",type:"\
string",pattern:"^[\\w.-]{1,64}$"},block:{title:"Block",description:"Kind of block.",type:"string",minLength:1},region:{
title:"Region",description:"Part of the page it stands in.",type:"string",enum:["header","main","footer"]},parent:{title:"\
Parent",description:"Key of the container it stands in.",type:"string",minLength:1},holder:{title:"Holder",description:"\
Id of the entry that links it: page, layout or panel.",type:"string",pattern:"^[\\w.-]{1,64}$"},fault:{title:"Fault",description:"\
Why visitors do not see it.",type:"object",additionalProperties:!1,properties:{pointer:{title:"Pointer",description:"JSO\
N pointer into the entry.",type:"string"},reason:{title:"Reason",description:"What is wrong.",type:"string"}},required:[
"pointer","reason"]},hidden:{title:"Hidden",description:"Why it shows nothing to this visitor.",type:"object",additionalProperties:!1,
properties:{reason:{title:"Reason",description:"What hides it.",type:"string",enum:["empty","early","late","market","cha\
nnel","signed-in","signed-out","audience","marketing","offer"]},text:{title:"Text",description:"The same in the language\
 of the site.",type:"string"}},required:["reason","text"]}},required:["key","entryId","block","region"]};function v(a,{instancePath:i="",
parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.key===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must ha\
ve required property 'key'"};e===null?e=[t]:e.push(t),r++}if(a.entryId===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=
[t]:e.push(t),r++}if(a.block===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
block"},message:"must have required property 'block'"};e===null?e=[t]:e.push(t),r++}if(a.region===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"region"},message:"must have required property 'regio\
n'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="key"||t==="entryId"||t==="block"||t==="region"||t==="parent"||
t==="holder"||t==="fault"||t==="hidden")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
key!==void 0){let t=a.key;if(typeof t=="string"){if(f(t)>80){let s={instancePath:i+"/key",schemaPath:"#/properties/key/m\
axLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),
r++}if(f(t)<1){let s={instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/key",schemaPath:"\
#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
entryId!==void 0){let t=a.entryId;if(typeof t=="string"){if(!N.test(t)){let s={instancePath:i+"/entryId",schemaPath:"#/p\
roperties/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,6\
4}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.block!==void 0){let t=a.block;
if(typeof t=="string"){if(f(t)<1){let s={instancePath:i+"/block",schemaPath:"#/properties/block/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(a.region!==void 0){let t=a.region;if(typeof t!="string"){let s={instancePath:i+"/region",schemaPath:"\
#/properties/region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===
"header"||t==="main"||t==="footer")){let s={instancePath:i+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",
params:{allowedValues:ae.properties.region.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),r++}}if(a.parent!==void 0){let t=a.parent;if(typeof t=="string"){if(f(t)<1){let s={instancePath:i+"/parent",schemaPath:"\
#/properties/parent/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.holder!==void 0){let t=a.holder;if(typeof t==
"string"){if(!N.test(t)){let s={instancePath:i+"/holder",schemaPath:"#/properties/holder/pattern",keyword:"pattern",params:{
pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.fault!==void 0){let t=a.fault;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.pointer===void 0){
let s={instancePath:i+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty:"poin\
ter"},message:"must have required property 'pointer'"};e===null?e=[s]:e.push(s),r++}if(t.reason===void 0){let s={instancePath:i+
"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty:"reason"},message:"must hav\
e required property 'reason'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="pointer"||s==="reason")){let p={instancePath:i+
"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.pointer!==void 0&&typeof t.pointer!="st\
ring"){let s={instancePath:i+"/fault/pointer",schemaPath:"#/properties/fault/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.reason!==void 0&&typeof t.reason!="string"){let s={
instancePath:i+"/fault/reason",schemaPath:"#/properties/fault/properties/reason/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/fault",schemaPath:"#/properties\
/fault/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.hidden!==
void 0){let t=a.hidden;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.reason===void 0){let s={instancePath:i+"/hidden",
schemaPath:"#/properties/hidden/required",keyword:"required",params:{missingProperty:"reason"},message:"must have requir\
ed property 'reason'"};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+"/hidden",schemaPath:"#/pr\
operties/hidden/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};
e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="reason"||s==="text")){let p={instancePath:i+"/hidden",schemaPath:"\
#/properties/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT\
 have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.reason!==void 0){let s=t.reason;if(typeof s!="string"){let p={
instancePath:i+"/hidden/reason",schemaPath:"#/properties/hidden/properties/reason/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(s==="empty"||s==="early"||s==="late"||s==="market"||s===
"channel"||s==="signed-in"||s==="signed-out"||s==="audience"||s==="marketing"||s==="offer")){let p={instancePath:i+"/hid\
den/reason",schemaPath:"#/properties/hidden/properties/reason/enum",keyword:"enum",params:{allowedValues:ae.properties.hidden.
properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),r++}}if(t.text!==
void 0&&typeof t.text!="string"){let s={instancePath:i+"/hidden/text",schemaPath:"#/properties/hidden/properties/text/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),r++}return v.errors=e,r===0}function j(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.pointer===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[t]:e.push(t),r++}if(a.reason===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have re\
quired property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="entryId"||t==="block"||t==="pointer"||t===
"reason")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entryId!==void 0&&typeof a.entryId!="st\
ring"){let t={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}if(a.block!==void 0&&typeof a.block!="string"){let t={instancePath:i+"/blo\
ck",schemaPath:"#/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),r++}if(a.pointer!==void 0&&typeof a.pointer!="string"){let t={instancePath:i+"/pointer",schemaPath:"#/properti\
es/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.reason!==
void 0&&typeof a.reason!="string"){let t={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return j.errors=e,r===
0}function Pe(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}let t=a.type;if(typeof t==
"string")if(t==="marquee:ready")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),r++}if(a.url===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),r++}if(a.site===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"site"},message:"must have req\
uired property 'site'"};e===null?e=[s]:e.push(s),r++}if(a.blocks===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/r\
equired",keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=
[s]:e.push(s),r++}if(a.notes===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"notes"},message:"must have required property 'notes'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s===
"type"||s==="url"||s==="site"||s==="page"||s==="layout"||s==="blocks"||s==="notes")){let p={instancePath:i,schemaPath:"#\
/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addit\
ional properties"};e===null?e=[p]:e.push(p),r++}if(a.type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),r++}if(s!=="marquee:ready"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/con\
st",keyword:"const",params:{allowedValue:"marquee:ready"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),
r++}}if(a.url!==void 0&&typeof a.url!="string"){let s={instancePath:i+"/url",schemaPath:"#/oneOf/0/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(a.site!==void 0){let s=a.
site;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf\
/0/properties/site/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'b\
rand'"};e===null?e=[p]:e.push(p),r++}if(s.market===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/propertie\
s/site/required",keyword:"required",params:{missingProperty:"market"},message:"must have required property 'market'"};e===
null?e=[p]:e.push(p),r++}if(s.locale===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/requi\
red",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'locale'"};e===null?e=[p]:
e.push(p),r++}if(s.contentLocale===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/required",
keyword:"required",params:{missingProperty:"contentLocale"},message:"must have required property 'contentLocale'"};e===null?
e=[p]:e.push(p),r++}if(s.timeZone===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/required",
keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZone'"};e===null?e=[p]:
e.push(p),r++}for(let p in s)if(!(p==="brand"||p==="market"||p==="locale"||p==="contentLocale"||p==="timeZone")){let n={
instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(s.brand!==void 0&&typeof s.
brand!="string"){let p={instancePath:i+"/site/brand",schemaPath:"#/oneOf/0/properties/site/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s.market!==void 0&&typeof s.market!=
"string"){let p={instancePath:i+"/site/market",schemaPath:"#/oneOf/0/properties/site/properties/market/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s.locale!==void 0&&typeof s.locale!=
"string"){let p={instancePath:i+"/site/locale",schemaPath:"#/oneOf/0/properties/site/properties/locale/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s.contentLocale!==void 0&&typeof s.
contentLocale!="string"){let p={instancePath:i+"/site/contentLocale",schemaPath:"#/oneOf/0/properties/site/properties/co\
ntentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s.timeZone!==
void 0&&typeof s.timeZone!="string"){let p={instancePath:i+"/site/timeZone",schemaPath:"#/oneOf/0/properties/site/proper\
ties/timeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[p]:e.push(p),r++}}if(a.page!==void 0&&(q(a.page,{instancePath:i+"/page",parentData:a,parentDataProperty:"\
page",rootData:y})||(e=e===null?q.errors:e.concat(q.errors),r=e.length)),a.layout!==void 0){let s=a.layout;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.entryId===void 0){let p={instancePath:i+"/layout",schemaPath:"#/oneOf/0/properties/lay\
out/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[p]:e.push(p),r++}for(let p in s)if(p!=="entryId"){let n={instancePath:i+"/layout",schemaPath:"#/oneOf/0/properti\
es/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addi\
tional properties"};e===null?e=[n]:e.push(n),r++}if(s.entryId!==void 0){let p=s.entryId;if(typeof p=="string"){if(!N.test(
p)){let n={instancePath:i+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/pattern",keyword:"\
pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:i+"/layout",schemaPath:"\
#/oneOf/0/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),r++}}if(a.blocks!==void 0){let s=a.blocks;if(Array.isArray(s)){let p=s.length;for(let n=0;n<p;n++)v(s[n],{instancePath:i+
"/blocks/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{let p={
instancePath:i+"/blocks",schemaPath:"#/oneOf/0/properties/blocks/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[p]:e.push(p),r++}}if(a.notes!==void 0){let s=a.notes;if(Array.isArray(s)){let p=s.length;for(let n=0;n<
p;n++)j(s[n],{instancePath:i+"/notes/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?j.errors:e.concat(j.
errors),r=e.length)}else{let p={instancePath:i+"/notes",schemaPath:"#/oneOf/0/properties/notes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/0/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t==="marquee:c\
licked")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/req\
uired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.
push(s),r++}if(a.entryId===void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"\
entryId"},message:"must have required property 'entryId'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="type"||
s==="entryId"||s==="field")){let p={instancePath:i,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.type!==
void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:clicked"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"marquee:clicked"},message:"mu\
st be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.entryId!==void 0){let s=a.entryId;if(typeof s=="string"){if(!N.
test(s)){let p={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),r++}}if(a.field!==void 0&&typeof a.field!="string"){let s={instancePath:i+"/field",schemaPath:"\
#/oneOf/1/properties/field/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[s]:e.push(s),r++}else if(t==="marquee:rendered")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(a.sequence===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/2/required",keyword:"required",params:{missingProperty:"sequence"},message:"must have required property 'sequenc\
e'"};e===null?e=[s]:e.push(s),r++}if(a.ms===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"requi\
red",params:{missingProperty:"ms"},message:"must have required property 'ms'"};e===null?e=[s]:e.push(s),r++}if(a.blocks===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"blocks"},message:"\
must have required property 'blocks'"};e===null?e=[s]:e.push(s),r++}if(a.notes===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/2/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'"};e===
null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="type"||s==="sequence"||s==="ms"||s==="page"||s==="blocks"||s==="notes")){
let p={instancePath:i,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.type!==void 0){let s=a.type;if(typeof s!=
"string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:rendered"){let p={instancePath:i+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"marquee:rendered"},message:"must be equal to cons\
tant"};e===null?e=[p]:e.push(p),r++}}if(a.sequence!==void 0){let s=a.sequence;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={
instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}if(a.ms!==void 0){let s=a.ms;if(typeof s=="number"&&isFinite(
s)){if(s<0||isNaN(s)){let p={instancePath:i+"/ms",schemaPath:"#/oneOf/2/properties/ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/ms",schemaPath:"\
#/oneOf/2/properties/ms/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}
if(a.page!==void 0&&(q(a.page,{instancePath:i+"/page",parentData:a,parentDataProperty:"page",rootData:y})||(e=e===null?q.
errors:e.concat(q.errors),r=e.length)),a.blocks!==void 0){let s=a.blocks;if(Array.isArray(s)){let p=s.length;for(let n=0;n<
p;n++)v(s[n],{instancePath:i+"/blocks/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?v.errors:e.concat(
v.errors),r=e.length)}else{let p={instancePath:i+"/blocks",schemaPath:"#/oneOf/2/properties/blocks/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}if(a.notes!==void 0){let s=a.notes;if(Array.
isArray(s)){let p=s.length;for(let n=0;n<p;n++)j(s[n],{instancePath:i+"/notes/"+n,parentData:s,parentDataProperty:n,rootData:y})||
(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{let p={instancePath:i+"/notes",schemaPath:"#/oneOf/2/properties\
/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:no-preview")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),r++}if(a.reason===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",
params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),r++}for(let s in a)
if(!(s==="type"||s==="reason")){let p={instancePath:i,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.
type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:no-pre\
view"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"\
marquee:no-preview"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reason!==void 0){let s=a.reason;
if(typeof s!="string"){let p={instancePath:i+"/reason",schemaPath:"#/oneOf/3/properties/reason/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(s==="closed"||s==="refused"||s==="too-many")){
let p={instancePath:i+"/reason",schemaPath:"#/oneOf/3/properties/reason/enum",keyword:"enum",params:{allowedValues:Je.oneOf[3].
properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),r++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}else if(t==="marquee:failed")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),r++}if(a.sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"\
required",params:{missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),
r++}if(a.reason===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="type"||s===
"sequence"||s==="reason")){let p={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.type!==
void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:failed"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"marquee:failed"},message:"mus\
t be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.sequence!==void 0){let s=a.sequence;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/4/properties/sequence/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/4/properties/sequence/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}if(a.reason!==void 0&&typeof a.reason!=
"string"){let s={instancePath:i+"/reason",schemaPath:"#/oneOf/4/properties/reason/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/oneOf/4/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else{let s={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:t},message:'value of tag "type" mus\
t be in oneOf'};e===null?e=[s]:e.push(s),r++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"type",tagValue:t},message:'tag "type" must be string'};e===null?e=[s]:e.push(s),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Pe.errors=e,r===0}var As=v,Is=ke;function ke(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.blocks===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=[t]:e.push(t),r++}if(a.notes===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have req\
uired property 'notes'"};e===null?e=[t]:e.push(t),r++}if(a.notesHtml===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"notesHtml"},message:"must have required property 'notesHtml'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="page"||t==="layout"||t==="blocks"||t==="notes"||t==="notesHtml")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.page!==void 0&&(q(a.page,{instancePath:i+"/page",parentData:a,
parentDataProperty:"page",rootData:y})||(e=e===null?q.errors:e.concat(q.errors),r=e.length)),a.layout!==void 0){let t=a.
layout;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entryId===void 0){let s={instancePath:i+"/layout",schemaPath:"#\
/properties/layout/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property \
'entryId'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(s!=="entryId"){let p={instancePath:i+"/layout",schemaPath:"#/\
properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT h\
ave additional properties"};e===null?e=[p]:e.push(p),r++}if(t.entryId!==void 0){let s=t.entryId;if(typeof s=="string"){if(!N.
test(s)){let p={instancePath:i+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/pattern",keyword:"pa\
ttern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:i+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}
if(a.blocks!==void 0){let t=a.blocks;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.block===void 0){let o={instancePath:i+"/blocks/"+p,schemaPath:"#/properties/blocks/ite\
ms/required",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'block'"};e===null?
e=[o]:e.push(o),r++}if(n.hash===void 0){let o={instancePath:i+"/blocks/"+p,schemaPath:"#/properties/blocks/items/require\
d",keyword:"required",params:{missingProperty:"hash"},message:"must have required property 'hash'"};e===null?e=[o]:e.push(
o),r++}for(let o in n)if(!(o==="block"||o==="hash"||o==="html"||o==="shell")){let l={instancePath:i+"/blocks/"+p,schemaPath:"\
#/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"mu\
st NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.block!==void 0&&(v(n.block,{instancePath:i+"/block\
s/"+p+"/block",parentData:n,parentDataProperty:"block",rootData:y})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),
n.hash!==void 0&&typeof n.hash!="string"){let o={instancePath:i+"/blocks/"+p+"/hash",schemaPath:"#/properties/blocks/ite\
ms/properties/hash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(n.
html!==void 0&&typeof n.html!="string"){let o={instancePath:i+"/blocks/"+p+"/html",schemaPath:"#/properties/blocks/items\
/properties/html/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(n.
shell!==void 0&&typeof n.shell!="string"){let o={instancePath:i+"/blocks/"+p+"/shell",schemaPath:"#/properties/blocks/it\
ems/properties/shell/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/blocks/"+p,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/blocks",schemaPath:"#/properties/blocks/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.notes!==void 0){let t=a.
notes;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)j(t[p],{instancePath:i+"/notes/"+p,parentData:t,parentDataProperty:p,
rootData:y})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{let s={instancePath:i+"/notes",schemaPath:"#/prop\
erties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.notesHtml!==
void 0&&typeof a.notesHtml!="string"){let t={instancePath:i+"/notesHtml",schemaPath:"#/properties/notesHtml/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ke.errors=e,
r===0}var Os=qe;var we=new RegExp("^/","u");var Xe=new RegExp("^[A-Za-z][A-Za-z0-9_]{0,63}$","u"),Qe=new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u");function x(a,{
instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500){let n={instancePath:i,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:500},
message:"must NOT have more than 500 properties"};e===null?e=[n]:e.push(n),r++}for(let n in a){let o=r;if(typeof n=="str\
ing"&&!N.test(n)){let l={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{\
1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"',propertyName:n};e===null?e=[l]:e.push(l),r++}var t=o===r;if(!t){
let l={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property nam\
e must be valid"};e===null?e=[l]:e.push(l),r++}}for(let n in a){let o=a[n];if(o&&typeof o=="object"&&!Array.isArray(o)){
if(Object.keys(o).length>100){let l={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};
e===null?e=[l]:e.push(l),r++}for(let l in o){let d=r;if(typeof l=="string"&&!Xe.test(l)){let u={instancePath:i+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,63}$"',propertyName:l};e===null?e=[u]:
e.push(u),r++}var s=d===r;if(!s){let u={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===
null?e=[u]:e.push(u),r++}}for(let l in o){let d=o[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>
60){let u={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT h\
ave more than 60 properties"};e===null?e=[u]:e.push(u),r++}for(let u in d){let m=r;if(typeof u=="string"&&!Qe.test(u)){let b={
instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(-[A-Za\
-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:u};e===null?e=[b]:e.push(
b),r++}var p=m===r;if(!p){let b={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:u},
message:"property name must be valid"};e===null?e=[b]:e.push(b),r++}}}else{let u={instancePath:i+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return x.errors=e,r===0}function qe(a,{
instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.path===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'"};e===null?e=[t]:e.push(t),r++}if(a.unsaved===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"unsaved"},message:"must have required property 'unsa\
ved'"};e===null?e=[t]:e.push(t),r++}if(a.have===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"have"},message:"must have required property 'have'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="path"||t==="unsaved"||t==="have"||t==="refresh")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.path!==void 0){let t=a.path;if(typeof t=="string"){if(f(t)>1e3){let s={instancePath:i+"/path",schemaPath:"#/\
properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===
null?e=[s]:e.push(s),r++}if(!we.test(t)){let s={instancePath:i+"/path",schemaPath:"#/properties/path/pattern",keyword:"p\
attern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(a.unsaved!==void 0&&(x(a.unsaved,{instancePath:i+"/unsaved",parentData:a,parentDataProperty:"unsave\
d",rootData:y})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),a.have!==void 0){let t=a.have;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(Object.keys(t).length>1e3){let s={instancePath:i+"/have",schemaPath:"#/properties/have/maxPr\
operties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties"};e===null?e=[s]:e.
push(s),r++}for(let s in t){let p=t[s];if(typeof p=="string"){if(f(p)>64){let n={instancePath:i+"/have/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/have/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperties/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/have",schemaPath:"#/properti\
es/have/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.refresh!==
void 0&&typeof a.refresh!="boolean"){let t={instancePath:i+"/refresh",schemaPath:"#/properties/refresh/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qe.errors=e,
r===0}var Ns=S,pe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/preview-fac\
ts.schema.json",title:"Preview facts",description:"The visitor an editor sees the page as. It only chooses content: noth\
ing of a player is shown for it.",type:"object",additionalProperties:!1,properties:{authorized:{title:"Authorized",description:"\
Whether the visitor is signed in.",type:"boolean"},deposits:{title:"Deposits",description:"Deposits made so far.",type:"\
string",enum:["none","one","more"]},country:{title:"Country",description:"ISO 3166 code of the country a player declared\
.",type:"string",pattern:"^[A-Z]{2}$"},closed:{title:"Closed",description:"Flags of a player’s access that are closed, s\
uch as the casino.",type:"array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["casino","liveCasino","sportsbook",
"virtualSports","bonuses","payout","deposit","withdrawal","allowManualClaim"]}},riskPayout:{title:"Risk payout",description:"\
Payouts of the player are under review.",type:"boolean"},marketing:{title:"Marketing",description:"Whether offers may be\
 shown; false for players in a break or an exclusion.",type:"boolean"},listed:{title:"Listed",description:"Whether the p\
layer is on each list of players that content names.",type:"boolean"}},required:["authorized"],examples:[{authorized:!0,
deposits:"more"}]},es=new RegExp("^[A-Z]{2}$","u");function S(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.authorized===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};
e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="authorized"||t==="deposits"||t==="country"||t==="closed"||t==="ris\
kPayout"||t==="marketing"||t==="listed")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
authorized!==void 0&&typeof a.authorized!="boolean"){let t={instancePath:i+"/authorized",schemaPath:"#/properties/author\
ized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.deposits!==
void 0){let t=a.deposits;if(typeof t!="string"){let s={instancePath:i+"/deposits",schemaPath:"#/properties/deposits/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="none"||t==="one"||
t==="more")){let s={instancePath:i+"/deposits",schemaPath:"#/properties/deposits/enum",keyword:"enum",params:{allowedValues:pe.
properties.deposits.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.country!==
void 0){let t=a.country;if(typeof t=="string"){if(!es.test(t)){let s={instancePath:i+"/country",schemaPath:"#/properties\
/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:i+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.closed!==void 0){let t=a.closed;if(Array.isArray(t)){
if(t.length>9){let o={instancePath:i+"/closed",schemaPath:"#/properties/closed/maxItems",keyword:"maxItems",params:{limit:9},
message:"must NOT have more than 9 items"};e===null?e=[o]:e.push(o),r++}let s=t.length;for(let o=0;o<s;o++){let l=t[o];if(typeof l!=
"string"){let d={instancePath:i+"/closed/"+o,schemaPath:"#/properties/closed/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(!(l==="casino"||l==="liveCasino"||l==="sportsbook"||l===
"virtualSports"||l==="bonuses"||l==="payout"||l==="deposit"||l==="withdrawal"||l==="allowManualClaim")){let d={instancePath:i+
"/closed/"+o,schemaPath:"#/properties/closed/items/enum",keyword:"enum",params:{allowedValues:pe.properties.closed.items.
enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),r++}}let p=t.length,n;if(p>1){let o={};
for(;p--;){let l=t[p];if(typeof l=="string"){if(typeof o[l]=="number"){n=o[l];let d={instancePath:i+"/closed",schemaPath:"\
#/properties/closed/uniqueItems",keyword:"uniqueItems",params:{i:p,j:n},message:"must NOT have duplicate items (items ##\
 "+n+" and "+p+" are identical)"};e===null?e=[d]:e.push(d),r++;break}o[l]=p}}}}else{let s={instancePath:i+"/closed",schemaPath:"\
#/properties/closed/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.
riskPayout!==void 0&&typeof a.riskPayout!="boolean"){let t={instancePath:i+"/riskPayout",schemaPath:"#/properties/riskPa\
yout/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.marketing!==
void 0&&typeof a.marketing!="boolean"){let t={instancePath:i+"/marketing",schemaPath:"#/properties/marketing/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.listed!==void 0&&typeof a.listed!=
"boolean"){let t={instancePath:i+"/listed",schemaPath:"#/properties/listed/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return S.errors=e,r===0}var Ts=ve;function ve(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.aud===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
aud"},message:"must have required property 'aud'"};e===null?e=[t]:e.push(t),r++}if(a.exp===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"exp"},message:"must have required property 'exp'"};e===
null?e=[t]:e.push(t),r++}if(a.brand===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[t]:e.push(t),r++}if(a.path===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[t]:e.push(t),r++}if(a.aud!==void 0){let t=a.aud;if(typeof t!="string"){let s={instancePath:i+"/aud",schemaPath:"\
#/properties/aud/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!==
"preview"){let s={instancePath:i+"/aud",schemaPath:"#/properties/aud/const",keyword:"const",params:{allowedValue:"previe\
w"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.exp!==void 0){let t=a.exp;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/exp",schemaPath:"#/properties/exp/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}}if(a.brand!==void 0){let t=a.brand;if(typeof t==
"string"){if(f(t)>60){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(f(t)<1){let s={instancePath:i+
"/brand",schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.path!==void 0){let t=a.
path;if(typeof t=="string"){if(f(t)>1e3){let s={instancePath:i+"/path",schemaPath:"#/properties/path/maxLength",keyword:"\
maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),r++}if(!we.test(
t)){let s={instancePath:i+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'\
must match pattern "^/"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/path",schemaPath:"#/properties/path\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.at!==void 0){let t=a.
at;if(typeof t=="string"){if(!le.validate(t)){let s={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"f\
ormat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(a.entry!==void 0){let t=a.entry;if(typeof t=="string"){if(!N.test(t)){let s={instancePath:i+"/entry",schemaPath:"\
#/properties/entry/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,\
64}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/entry",schemaPath:"#/properties/entry/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}a.facts!==void 0&&(S(a.facts,{instancePath:i+
"/facts",parentData:a,parentDataProperty:"facts",rootData:y})||(e=e===null?S.errors:e.concat(S.errors),r=e.length))}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return ve.errors=e,r===0}var $s=j,xs=q,Ds=je;function je(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.items!==void 0){let t=a.items;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++)T(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:y})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return je.
errors=e,r===0}var Ls=E;function E(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.action===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'actio\
n'"};e===null?e=[t]:e.push(t),r++}if(a.sys!==void 0){let t=a.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.status===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"status"},message:"must have re\
quired property 'status'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property \
'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(t.status!==void 0&&typeof t.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys\
/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.
createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",schemaPath:"#/properties/sys/pr\
operties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}t.
createdBy!==void 0&&(g(t.createdBy,{instancePath:i+"/sys/createdBy",parentData:t,parentDataProperty:"createdBy",rootData:y})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),t.release!==void 0&&(g(t.release,{instancePath:i+"/sys/release",parentData:t,
parentDataProperty:"release",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}}if(a.action!==void 0&&typeof a.action!="string"){let t={instancePath:i+"/action",schemaPath:"#/properties\
/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}a.error!==void 0&&
(A(a.error,{instancePath:i+"/error",parentData:a,parentDataProperty:"error",rootData:y})||(e=e===null?A.errors:e.concat(
A.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),r++}return E.errors=e,r===0}var Bs=Ae;function Ae(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.items!==void 0){let t=a.items;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++)E(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:y})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ae.
errors=e,r===0}var zs=Ie;function Ie(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}if(a.conflicts===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"m\
ust have required property 'conflicts'"};e===null?e=[t]:e.push(t),r++}if(a.refused===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"refused"},message:"must have required property 'refused'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="entries"||t==="conflicts"||t==="refused")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.entries!==void 0){let t=a.entries;if(Array.isArray(t)){let s=t.length;for(let p=0;p<
s;p++)$(t[p],{instancePath:i+"/entries/"+p,parentData:t,parentDataProperty:p,rootData:y})||(e=e===null?$.errors:e.concat(
$.errors),r=e.length)}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.conflicts!==void 0){let t=a.conflicts;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++)B(t[p],{instancePath:i+"/conflicts/"+p,parentData:t,parentDataProperty:p,
rootData:y})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)}else{let s={instancePath:i+"/conflicts",schemaPath:"#/\
properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.
refused!==void 0){let t=a.refused;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.entryId===void 0){let o={instancePath:i+"/refused/"+p,schemaPath:"#/properties/refused/i\
tems/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[o]:e.push(o),r++}if(n.reason===void 0){let o={instancePath:i+"/refused/"+p,schemaPath:"#/properties/refused/item\
s/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?
e=[o]:e.push(o),r++}if(n.message===void 0){let o={instancePath:i+"/refused/"+p,schemaPath:"#/properties/refused/items/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[o]:e.push(o),r++}for(let o in n)if(!(o==="entryId"||o==="reason"||o==="message")){let l={instancePath:i+"/refused/"+p,
schemaPath:"#/properties/refused/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.entryId!==void 0&&typeof n.entryId!="st\
ring"){let o={instancePath:i+"/refused/"+p+"/entryId",schemaPath:"#/properties/refused/items/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(n.reason!==void 0&&typeof n.reason!=
"string"){let o={instancePath:i+"/refused/"+p+"/reason",schemaPath:"#/properties/refused/items/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(n.message!==void 0&&typeof n.message!=
"string"){let o={instancePath:i+"/refused/"+p+"/message",schemaPath:"#/properties/refused/items/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/refused/"+p,schemaPath:"#/properties/refused/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/refused",schemaPath:"#/properties/refused/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ie.errors=e,
r===0}var Ss=Oe;function Oe(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.changes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="changes"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.changes!==void 0){let t=a.changes;if(Array.
isArray(t)){if(t.length>2e3){let p={instancePath:i+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxIte\
ms",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){let p={
instancePath:i+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{limit:1},message:"must N\
OT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}let s=t.length;for(let p=0;p<s;p++)L(t[p],{instancePath:i+"/ch\
anges/"+p,parentData:t,parentDataProperty:p,rootData:y})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)}else{let s={
instancePath:i+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===0}var Es=F;function F(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(a.entity===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entit\
y'"};e===null?e=[t]:e.push(t),r++}if(a.action===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[t]:e.push(t),r++}if(a.scheduledFor===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheduledFor"},message:"\
must have required property 'scheduledFor'"};e===null?e=[t]:e.push(t),r++}if(a.sys!==void 0){let t=a.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.status===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have\
 required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.status!==void 0&&typeof t.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"\
#/properties/sys/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t.version!==void 0){let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+
"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"\
/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}if(t.createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+
"/sys/createdAt",schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(t.createdBy!==void 0&&(g(t.createdBy,{instancePath:i+"/sys/createdBy",parentData:t,
parentDataProperty:"createdBy",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),t.updatedAt!==void 0&&
typeof t.updatedAt!="string"){let s={instancePath:i+"/sys/updatedAt",schemaPath:"#/properties/sys/properties/updatedAt/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}t.updatedBy!==void 0&&
(g(t.updatedBy,{instancePath:i+"/sys/updatedBy",parentData:t,parentDataProperty:"updatedBy",rootData:y})||(e=e===null?g.
errors:e.concat(g.errors),r=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.entity!==void 0&&(g(a.entity,{instancePath:i+
"/entity",parentData:a,parentDataProperty:"entity",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),a.
action!==void 0&&typeof a.action!="string"){let t={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.scheduledFor!==void 0){let t=a.
scheduledFor;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.datetime===void 0){let s={instancePath:i+"/scheduledFor",
schemaPath:"#/properties/scheduledFor/required",keyword:"required",params:{missingProperty:"datetime"},message:"must hav\
e required property 'datetime'"};e===null?e=[s]:e.push(s),r++}if(t.datetime!==void 0&&typeof t.datetime!="string"){let s={
instancePath:i+"/scheduledFor/datetime",schemaPath:"#/properties/scheduledFor/properties/datetime/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.timezone!==void 0&&typeof t.timezone!="string"){
let s={instancePath:i+"/scheduledFor/timezone",schemaPath:"#/properties/scheduledFor/properties/timezone/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/schedu\
ledFor",schemaPath:"#/properties/scheduledFor/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),r++}}a.error!==void 0&&(A(a.error,{instancePath:i+"/error",parentData:a,parentDataProperty:"error",
rootData:y})||(e=e===null?A.errors:e.concat(A.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return F.errors=e,r===0}var Fs=Ne;function Ne(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(a.items!==void 0){let t=a.items;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++)F(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:y})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ne.
errors=e,r===0}var Cs=Te;function Te(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.token===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),r++}if(a.token!==void 0){let t=a.token;if(typeof t==
"string"){if(f(t)<16){let s={instancePath:i+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{
limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/t\
oken",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(a.expiresAt!==void 0&&typeof a.expiresAt!="string"){let t={instancePath:i+"/expiresAt",schemaPath:"#/p\
roperties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Te.errors=e,r===0}var Ms=$e;function $e(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.password===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="email"||t==="password")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(f(t)>254){let s={instancePath:i+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),r++}if(f(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(f(t)>200){
let s={instancePath:i+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(f(t)<1){let s={instancePath:i+"/password",schemaPath:"\
#/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/password",schemaPath:"#/properties/password/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $e.errors=e,r===
0}var Vs=xe,ss={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/studio-message\
.schema.json",title:"Studio message",description:"What the studio posts to the page it shows.",type:"object",required:["\
type"],discriminator:{propertyName:"type"},oneOf:[{title:"Mode",description:"Whether a click selects a block or does wha\
t it does for visitors.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the m\
essage.",type:"string",const:"marquee:mode"},editing:{title:"Editing",description:"Clicks select.",type:"boolean"},blockNames:{
title:"Block names",description:"What editors call the blocks, by the name of the block.",type:"object",additionalProperties:{
title:"Name",description:"In the language of the studio.",type:"string"}}},required:["type","editing"]},{title:"Select",
description:"Outlines a block and scrolls to it.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"marquee:select"},entryId:{title:"Entry",description:"Id of the block’s entry,\
 or null for none.",type:["string","null"],maxLength:64}},required:["type","entryId"]},{title:"Unsaved",description:"Sho\
ws the page with unsaved content.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kin\
d of the message.",type:"string",const:"marquee:unsaved"},unsaved:{title:"Unsaved",description:"All that is typed and no\
t saved.",allOf:[{$ref:"https://marquee.dev/schemas/studio/unsaved-content.schema.json"}]},sequence:{title:"Sequence",description:"\
Number of the request; the newest wins.",type:"integer",minimum:0}},required:["type","unsaved","sequence"]},{title:"Refr\
esh",description:"Drafts were saved: the page shows them. Content that is still unsaved stays laid over them.",type:"obj\
ect",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marq\
uee:refresh"},sequence:{title:"Sequence",description:"Number of the request; the newest wins.",type:"integer",minimum:0}},
required:["type","sequence"]},{title:"Order",description:"Moves the blocks of a holder at once; a refresh follows when t\
he order is saved.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the messag\
e.",type:"string",const:"marquee:order"},holder:{title:"Holder",description:"Id of the page, layout or panel.",type:"str\
ing",pattern:"^[\\w.-]{1,64}$"},entryIds:{title:"Entries",description:"Ids of its blocks in their new order.",type:"arra\
y",maxItems:200,items:{type:"string",maxLength:64}}},required:["type","holder","entryIds"]}]};function xe(a,{instancePath:i="",
parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'"};e===null?e=[s]:e.push(s),r++}let t=a.type;if(typeof t=="string")if(t==="marquee:mode")if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(a.
editing===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"edit\
ing"},message:"must have required property 'editing'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="type"||s===
"editing"||s==="blockNames")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.type!==
void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:mode"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"marquee:mode"},message:"must \
be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.editing!==void 0&&typeof a.editing!="boolean"){let s={instancePath:i+
"/editing",schemaPath:"#/oneOf/0/properties/editing/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[s]:e.push(s),r++}if(a.blockNames!==void 0){let s=a.blockNames;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let p in s)if(typeof s[p]!="string"){let n={instancePath:i+"/blockNames/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/oneOf/0/properties/blockNames/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),r++}}else{let p={instancePath:i+"/blockNames",schemaPath:"#/oneOf/0/properties/blockNames/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:select")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"#/on\
eOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(a.entryId===void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[s]:e.push(s),r++}for(let s in a)
if(!(s==="type"||s==="entryId")){let p={instancePath:i,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.
type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:select"){
let p={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"marquee\
:select"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.entryId!==void 0){let s=a.entryId;if(typeof s!=
"string"&&s!==null){let p={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"type",params:{
type:ss.oneOf[1].properties.entryId.type},message:"must be string,null"};e===null?e=[p]:e.push(p),r++}if(typeof s=="stri\
ng"&&f(s)>64){let p={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:unsaved")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/2/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(a.unsaved===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{
missingProperty:"unsaved"},message:"must have required property 'unsaved'"};e===null?e=[s]:e.push(s),r++}if(a.sequence===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"sequence"},message:"\
must have required property 'sequence'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="type"||s==="unsaved"||s===
"sequence")){let p={instancePath:i,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.type!==void 0){let s=a.type;if(typeof s!=
"string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:unsaved"){let p={instancePath:i+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"marquee:unsaved"},message:"must be equal to const\
ant"};e===null?e=[p]:e.push(p),r++}}if(a.unsaved!==void 0&&(x(a.unsaved,{instancePath:i+"/unsaved",parentData:a,parentDataProperty:"\
unsaved",rootData:y})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),a.sequence!==void 0){let s=a.sequence;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s=="number"&&
isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:refresh")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(a.sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{
missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),r++}for(let s in a)
if(!(s==="type"||s==="sequence")){let p={instancePath:i,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.
type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:refres\
h"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"mar\
quee:refresh"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.sequence!==void 0){let s=a.sequence;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/3/proper\
ties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/3/properties/sequence/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}else if(t==="marquee:order")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),r++}if(a.holder===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"\
required",params:{missingProperty:"holder"},message:"must have required property 'holder'"};e===null?e=[s]:e.push(s),r++}
if(a.entryIds===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
entryIds"},message:"must have required property 'entryIds'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="type"||
s==="holder"||s==="entryIds")){let p={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.type!==
void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(s!=="marquee:order"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"marquee:order"},message:"must\
 be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.holder!==void 0){let s=a.holder;if(typeof s=="string"){if(!N.
test(s)){let p={instancePath:i+"/holder",schemaPath:"#/oneOf/4/properties/holder/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/holder",schemaPath:"#/oneOf/4/properties/holder/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),r++}}if(a.entryIds!==void 0){let s=a.entryIds;if(Array.isArray(s)){if(s.length>200){let n={instancePath:i+
"/entryIds",schemaPath:"#/oneOf/4/properties/entryIds/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT \
have more than 200 items"};e===null?e=[n]:e.push(n),r++}let p=s.length;for(let n=0;n<p;n++){let o=s[n];if(typeof o=="str\
ing"){if(f(o)>64){let l={instancePath:i+"/entryIds/"+n,schemaPath:"#/oneOf/4/properties/entryIds/items/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:i+"/entryIds/"+n,schemaPath:"#/oneOf/4/properties/entryIds/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/entryIds",schemaPath:"#/oneOf/4/pr\
operties/entryIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}}else{
let s={instancePath:i,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),r++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mappi\
ng",tag:"type",tagValue:t},message:'value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(s),r++}else{let s={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:t},message:'tag "type" must\
 be string'};e===null?e=[s]:e.push(s),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xe.errors=e,r===0}var Ws=De;function De(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.token===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),r++}if(a.personId===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"personId"},message:"must have required property 'per\
sonId'"};e===null?e=[t]:e.push(t),r++}if(a.name===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(a.email===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must \
have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.token!==void 0){let t=a.token;if(typeof t=="string"){
if(f(t)<1){let s={instancePath:i+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/token",schemaPath:"\
#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
personId!==void 0&&typeof a.personId!="string"){let t={instancePath:i+"/personId",schemaPath:"#/properties/personId/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.name!==void 0&&typeof a.
name!="string"){let t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.email!==void 0&&typeof a.email!="string"){let t={instancePath:i+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),r++}return De.errors=e,r===0}var Rs=Le;function Le(a,{instancePath:i="",parentData:h,parentDataProperty:c,rootData:y=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.brands===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"brands"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.brands!==void 0){let t=a.brands;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){
let o={instancePath:i+"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),r++}if(n.name===void 0){let o={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[o]:e.push(o),r++}if(n.defaultLocale===void 0){let o={instancePath:i+"/b\
rands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"defaultLocale"},message:"\
must have required property 'defaultLocale'"};e===null?e=[o]:e.push(o),r++}if(n.markets===void 0){let o={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"markets"},message:"\
must have required property 'markets'"};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="id"||o==="name"||o==="defa\
ultLocale"||o==="markets")){let l={instancePath:i+"/brands/"+p,schemaPath:"#/properties/brands/items/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),r++}if(n.id!==void 0&&typeof n.id!="string"){let o={instancePath:i+"/brands/"+p+"/id",schemaPath:"#/prop\
erties/brands/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),r++}if(n.name!==void 0&&typeof n.name!="string"){let o={instancePath:i+"/brands/"+p+"/name",schemaPath:"#/proper\
ties/brands/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),r++}if(n.defaultLocale!==void 0&&typeof n.defaultLocale!="string"){let o={instancePath:i+"/brands/"+p+"/defaultL\
ocale",schemaPath:"#/properties/brands/items/properties/defaultLocale/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),r++}if(n.markets!==void 0){let o=n.markets;if(Array.isArray(o)){let l=o.length;
for(let d=0;d<l;d++){let u=o[d];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.code===void 0){let m={instancePath:i+"\
/brands/"+p+"/markets/"+d,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"required",params:{
missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[m]:e.push(m),r++}if(u.name===void 0){let m={
instancePath:i+"/brands/"+p+"/markets/"+d,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),r++}if(u.
timeZone===void 0){let m={instancePath:i+"/brands/"+p+"/markets/"+d,schemaPath:"#/properties/brands/items/properties/mar\
kets/items/required",keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZo\
ne'"};e===null?e=[m]:e.push(m),r++}if(u.locales===void 0){let m={instancePath:i+"/brands/"+p+"/markets/"+d,schemaPath:"#\
/properties/brands/items/properties/markets/items/required",keyword:"required",params:{missingProperty:"locales"},message:"\
must have required property 'locales'"};e===null?e=[m]:e.push(m),r++}for(let m in u)if(!(m==="code"||m==="name"||m==="ti\
meZone"||m==="locales")){let b={instancePath:i+"/brands/"+p+"/markets/"+d,schemaPath:"#/properties/brands/items/properti\
es/markets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT ha\
ve additional properties"};e===null?e=[b]:e.push(b),r++}if(u.code!==void 0&&typeof u.code!="string"){let m={instancePath:i+
"/brands/"+p+"/markets/"+d+"/code",schemaPath:"#/properties/brands/items/properties/markets/items/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(u.name!==void 0&&typeof u.
name!="string"){let m={instancePath:i+"/brands/"+p+"/markets/"+d+"/name",schemaPath:"#/properties/brands/items/propertie\
s/markets/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),r++}if(u.timeZone!==void 0&&typeof u.timeZone!="string"){let m={instancePath:i+"/brands/"+p+"/markets/"+d+"/timeZone",
schemaPath:"#/properties/brands/items/properties/markets/items/properties/timeZone/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(u.locales!==void 0){let m=u.locales;if(Array.isArray(m)){
if(m.length<1){let k={instancePath:i+"/brands/"+p+"/markets/"+d+"/locales",schemaPath:"#/properties/brands/items/propert\
ies/markets/items/properties/locales/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 i\
tems"};e===null?e=[k]:e.push(k),r++}let b=m.length;for(let k=0;k<b;k++){let w=m[k];if(w&&typeof w=="object"&&!Array.isArray(
w)){if(w.locale===void 0){let P={instancePath:i+"/brands/"+p+"/markets/"+d+"/locales/"+k,schemaPath:"#/properties/brands\
/items/properties/markets/items/properties/locales/items/required",keyword:"required",params:{missingProperty:"locale"},
message:"must have required property 'locale'"};e===null?e=[P]:e.push(P),r++}if(w.contentLocale===void 0){let P={instancePath:i+
"/brands/"+p+"/markets/"+d+"/locales/"+k,schemaPath:"#/properties/brands/items/properties/markets/items/properties/local\
es/items/required",keyword:"required",params:{missingProperty:"contentLocale"},message:"must have required property 'con\
tentLocale'"};e===null?e=[P]:e.push(P),r++}if(w.label===void 0){let P={instancePath:i+"/brands/"+p+"/markets/"+d+"/local\
es/"+k,schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/items/required",keyword:"requir\
ed",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[P]:e.push(P),r++}for(let P in w)
if(!(P==="locale"||P==="contentLocale"||P==="label")){let H={instancePath:i+"/brands/"+p+"/markets/"+d+"/locales/"+k,schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:P},message:"must NOT have additional properties"};e===null?e=[H]:e.push(H),r++}if(w.
locale!==void 0&&typeof w.locale!="string"){let P={instancePath:i+"/brands/"+p+"/markets/"+d+"/locales/"+k+"/locale",schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/properties/locale/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}if(w.contentLocale!==void 0&&typeof w.contentLocale!=
"string"){let P={instancePath:i+"/brands/"+p+"/markets/"+d+"/locales/"+k+"/contentLocale",schemaPath:"#/properties/brand\
s/items/properties/markets/items/properties/locales/items/properties/contentLocale/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[P]:e.push(P),r++}if(w.label!==void 0&&typeof w.label!="string"){let P={instancePath:i+
"/brands/"+p+"/markets/"+d+"/locales/"+k+"/label",schemaPath:"#/properties/brands/items/properties/markets/items/propert\
ies/locales/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:
e.push(P),r++}}else{let P={instancePath:i+"/brands/"+p+"/markets/"+d+"/locales/"+k,schemaPath:"#/properties/brands/items\
/properties/markets/items/properties/locales/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[P]:e.push(P),r++}}}else{let b={instancePath:i+"/brands/"+p+"/markets/"+d+"/locales",schemaPath:"#/properties\
/brands/items/properties/markets/items/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[b]:e.push(b),r++}}}else{let m={instancePath:i+"/brands/"+p+"/markets/"+d,schemaPath:"#/properties/bran\
ds/items/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.
push(m),r++}}}else{let l={instancePath:i+"/brands/"+p+"/markets",schemaPath:"#/properties/brands/items/properties/market\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Le.errors=e,r===
0}var Zs=x;export{as as validateBulkAction,ps as validateCheckReply,os as validateCheckRequest,ns as validateContentError,ls as validateContentLink,
ds as validateContentPeople,ms as validateContentPerson,ys as validateContentRelease,us as validateContentReleases,cs as validateEntryCopy,
hs as validateEntrySnapshots,fs as validateFieldChange,gs as validateFieldConflict,bs as validateImpactReply,Ps as validateImpactRequest,
ks as validateManagedAsset,ws as validateManagedAssets,qs as validateManagedEntries,vs as validateManagedEntry,js as validatePageMessage,
As as validatePreviewBlock,Is as validatePreviewBlocksAnswer,Os as validatePreviewBlocksRequest,Ns as validatePreviewFacts,
Ts as validatePreviewGrant,$s as validatePreviewNote,xs as validatePreviewPage,Ds as validatePublishedEntries,Ls as validateReleaseAction,
Bs as validateReleaseActions,zs as validateSaveReply,Ss as validateSaveRequest,Es as validateScheduledAction,Fs as validateScheduledActions,
Cs as validateSignInReply,Ms as validateSignInRequest,Vs as validateStudioMessage,Ws as validateStudioSession,Rs as validateStudioSites,
Zs as validateUnsavedContent};
