/* Generated from schemas/ by `npm run generate`. Do not edit. */
var Z=(o,i)=>()=>(i||o((i={exports:{}}).exports,i),i.exports);var U=Z(F=>{"use strict";Object.defineProperty(F,"__esModule",{value:!0});function J(o){let i=o.length,c=0,d=0,u;for(;d<
i;)c++,u=o.charCodeAt(d++),u>=55296&&u<=56319&&d<i&&(u=o.charCodeAt(d),(u&64512)===56320&&d++);return c}F.default=J;J.code=
'require("ajv/dist/runtime/ucs2length").default'});var W=Z(L=>{"use strict";Object.defineProperty(L,"__esModule",{value:!0});L.formatNames=L.fastFormats=L.fullFormats=void 0;
function q(o,i){return{validate:o,compare:i}}L.fullFormats={date:q(ee,E),time:q(S(!0),_),"date-time":q(Y(!0),re),"iso-ti\
me":q(S(),te),"iso-date-time":q(Y(),se),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Fe,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Re,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:Me,int32:{type:"number",validate:Ee},int64:{type:"number",validate:_e},float:{type:"number",validate:X},double:{type:"\
number",validate:X},password:!0,binary:!0};L.fastFormats={...L.fullFormats,date:q(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,E),time:q(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,_),"date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
re),"iso-time":q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,te),"iso-date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
se),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
L.formatNames=Object.keys(L.fullFormats);function Ie(o){return o%4===0&&(o%100!==0||o%400===0)}var $e=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ze=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ee(o){let i=$e.exec(o);if(!i)return!1;let c=+i[1],d=+i[2],u=+i[3];return d>=
1&&d<=12&&u>=1&&u<=(d===2&&Ie(c)?29:ze[d])}function E(o,i){if(o&&i)return o>i?1:o<i?-1:0}var M=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function S(o){return function(c){let d=M.exec(c);if(!d)return!1;let u=+d[1],e=+d[2],s=+d[3],t=d[4],r=d[5]==="-"?-1:1,p=+(d[6]||
0),m=+(d[7]||0);if(p>23||m>59||o&&!t)return!1;if(u<=23&&e<=59&&s<60)return!0;let a=e-m*r,n=u-p*r-(a<0?1:0);return(n===23||
n===-1)&&(a===59||a===-1)&&s<61}}function _(o,i){if(!(o&&i))return;let c=new Date("2020-01-01T"+o).valueOf(),d=new Date(
"2020-01-01T"+i).valueOf();if(c&&d)return c-d}function te(o,i){if(!(o&&i))return;let c=M.exec(o),d=M.exec(i);if(c&&d)return o=
c[1]+c[2]+c[3],i=d[1]+d[2]+d[3],o>i?1:o<i?-1:0}var C=/t|\s/i;function Y(o){let i=S(o);return function(d){let u=d.split(C);
return u.length===2&&ee(u[0])&&i(u[1])}}function re(o,i){if(!(o&&i))return;let c=new Date(o).valueOf(),d=new Date(i).valueOf();
if(c&&d)return c-d}function se(o,i){if(!(o&&i))return;let[c,d]=o.split(C),[u,e]=i.split(C),s=E(c,u);if(s!==void 0)return s||
_(d,e)}var De=/\/|:/,He=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Fe(o){return De.test(o)&&He.test(o)}var Q=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Me(o){return Q.lastIndex=0,Q.test(o)}var Se=-(2**31),Ce=2**31-1;function Ee(o){return Number.isInteger(o)&&o<=Ce&&
o>=Se}function _e(o){return Number.isInteger(o)}function X(){return!0}var We=/[^\\]\\Z/;function Re(o){if(We.test(o))return!1;
try{return new RegExp(o),!0}catch{return!1}}});var Ue=ue;var l=U().default;var Ge=W().fullFormats.uri,Be=new RegExp("^https?://","u");function k(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.x===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x"},message:"must have required property 'x'"};e===null?e=[t]:e.push(t),s++}if(o.y===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'"};e===null?e=[t]:e.
push(t),s++}for(let t in o)if(!(t==="x"||t==="y")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),
s++}if(o.x!==void 0){let t=o.x;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>100||isNaN(t)){let r={instancePath:i+"/x",schemaPath:"#/properties/x/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}}if(o.y!==void 0){let t=o.y;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.
push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let r={instancePath:i+"/y",schemaPath:"#/properties/\
y/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<
0||isNaN(t)){let r={instancePath:i+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}function b(o,{instancePath:i="",
parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[t]:e.push(t),s++}if(o.width===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?e=[t]:e.
push(t),s++}if(o.height===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},message:"must have required property 'height'"};e===null?e=[t]:e.push(t),s++}if(o.alt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===
null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="url"||t==="width"||t==="height"||t==="alt"||t==="focus")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(o.url!==void 0){let t=o.url;if(typeof t=="string"){if(l(t)>2e3){
let r={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mus\
t NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(!Be.test(t)){let r={instancePath:i+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===
null?e=[r]:e.push(r),s++}if(!Ge(t)){let r={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.
width!==void 0){let t=o.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/width",schemaPath:"\
#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/width",schemaPath:"#/properties/width/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(o.height!==
void 0){let t=o.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/height",schemaPath:"#/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(o.alt!==
void 0){let t=o.alt;if(typeof t=="string"){if(l(t)>300){let r={instancePath:i+"/alt",schemaPath:"#/properties/alt/maxLen\
gth",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}}o.focus!==void 0&&(k(o.focus,{instancePath:i+"/focus",parentData:o,parentDataProperty:"\
focus",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))}else{let t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function ue(o,{
instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},
message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(o.searchHref===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"searchHref"},message:"must have required property 's\
earchHref'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="items"||t==="searchHref")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){let r=t.length;for(let p=0;p<
r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.categoryId===void 0){let a={instancePath:i+"/items/"+
p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"categoryId"},message:"must \
have required property 'categoryId'"};e===null?e=[a]:e.push(a),s++}if(m.label===void 0){let a={instancePath:i+"/items/"+
p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have \
required property 'label'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required proper\
ty 'href'"};e===null?e=[a]:e.push(a),s++}if(m.current===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properti\
es/items/items/required",keyword:"required",params:{missingProperty:"current"},message:"must have required property 'cur\
rent'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="categoryId"||a==="label"||a==="href"||a==="icon"||a==="cur\
rent")){let n={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.
categoryId!==void 0){let a=m.categoryId;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/items/"+p+"/category\
Id",schemaPath:"#/properties/items/items/properties/categoryId/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/items/"+p+"/cat\
egoryId",schemaPath:"#/properties/items/items/properties/categoryId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/categoryI\
d",schemaPath:"#/properties/items/items/properties/categoryId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),s++}}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={
instancePath:i+"/items/"+p+"/label",schemaPath:"#/properties/items/items/properties/label/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+
"/items/"+p+"/label",schemaPath:"#/properties/items/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/\
label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+
"/items/"+p+"/href",schemaPath:"#/properties/items/items/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/\
href",schemaPath:"#/properties/items/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[n]:e.push(n),s++}}if(m.icon!==void 0&&(b(m.icon,{instancePath:i+"/items/"+p+"/icon",parentData:m,parentDataProperty:"\
icon",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.current!==void 0&&typeof m.current!="boolean"){
let a={instancePath:i+"/items/"+p+"/current",schemaPath:"#/properties/items/items/properties/current/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/items/"+p,
schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),s++}}}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.searchHref!==void 0){let t=o.searchHref;if(typeof t=="\
string"){if(l(t)<1){let r={instancePath:i+"/searchHref",schemaPath:"#/properties/searchHref/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/searchHref",schemaPath:"#/properties/searchHref/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return ue.errors=e,s===0}var Ye=he;var x=W().fullFormats["date-time"];function he(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){
let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.openings===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"openings"},message:"must have required property 'openings'"};e===null?
e=[t]:e.push(t),s++}for(let t in o)if(!(t==="openings"||t==="liveChatOff")){let r={instancePath:i,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),s++}if(o.openings!==void 0){let t=o.openings;if(Array.isArray(t)){if(t.length>40){let p={instancePath:i+
"/openings",schemaPath:"#/properties/openings/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more\
 than 40 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.
isArray(m)){if(m.from===void 0){let a={instancePath:i+"/openings/"+p,schemaPath:"#/properties/openings/items/required",keyword:"\
required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[a]:e.push(a),s++}if(m.
to===void 0){let a={instancePath:i+"/openings/"+p,schemaPath:"#/properties/openings/items/required",keyword:"required",params:{
missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="\
from"||a==="to")){let n={instancePath:i+"/openings/"+p,schemaPath:"#/properties/openings/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(m.from!==void 0){let a=m.from;if(typeof a=="string"){if(!x.validate(a)){let n={instancePath:i+"/openings/"+p+"\
/from",schemaPath:"#/properties/openings/items/properties/from/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/openings/"+p+"/from",schemaPath:"\
#/properties/openings/items/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.to!==void 0){let a=m.to;if(typeof a=="string"){if(!x.validate(a)){let n={instancePath:i+"/open\
ings/"+p+"/to",schemaPath:"#/properties/openings/items/properties/to/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/openings/"+p+"/to",schemaPath:"\
#/properties/openings/items/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/openings/"+p,schemaPath:"#/properties/openings/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/openin\
gs",schemaPath:"#/properties/openings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:
e.push(r),s++}}if(o.liveChatOff!==void 0&&typeof o.liveChatOff!="boolean"){let t={instancePath:i+"/liveChatOff",schemaPath:"\
#/properties/liveChatOff/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return he.errors=e,s===0}var Qe=de;function de(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.legal===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
legal"},message:"must have required property 'legal'"};e===null?e=[t]:e.push(t),s++}if(o.information===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"information"},message:"must have required property '\
information'"};e===null?e=[t]:e.push(t),s++}if(o.support===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"support"},message:"must have required property 'support'"};e===null?e=[t]:e.push(t),s++}
if(o.paymentMethods===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
paymentMethods"},message:"must have required property 'paymentMethods'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t===
"legal"||t==="information"||t==="support"||t==="paymentMethods")){let r={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),s++}if(o.legal!==void 0){let t=o.legal;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let a={instancePath:i+"/legal/"+p,schemaPath:"#/proper\
ties/legal/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'lab\
el'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/legal/"+p,schemaPath:"#/properties/legal/\
items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?
e=[a]:e.push(a),s++}for(let a in m)if(!(a==="label"||a==="href")){let n={instancePath:i+"/legal/"+p,schemaPath:"#/proper\
ties/legal/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT ha\
ve additional properties"};e===null?e=[n]:e.push(n),s++}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>
120){let n={instancePath:i+"/legal/"+p+"/label",schemaPath:"#/properties/legal/items/properties/label/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){
let n={instancePath:i+"/legal/"+p+"/label",schemaPath:"#/properties/legal/items/properties/label/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/legal/"+p+"/label",schemaPath:"#/properties/legal/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={
instancePath:i+"/legal/"+p+"/href",schemaPath:"#/properties/legal/items/properties/href/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/leg\
al/"+p+"/href",schemaPath:"#/properties/legal/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/legal/"+p,schemaPath:"#/properties/legal/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(o.information!==void 0){let t=o.information;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){
let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let a={instancePath:i+"/information/"+p,schemaPath:"\
#/properties/information/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required\
 property 'label'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/information/"+p,schemaPath:"\
#/properties/information/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required \
property 'href'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="label"||a==="href")){let n={instancePath:i+"/inf\
ormation/"+p,schemaPath:"#/properties/information/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.label!==void 0){let a=m.label;if(typeof a==
"string"){if(l(a)>120){let n={instancePath:i+"/information/"+p+"/label",schemaPath:"#/properties/information/items/prope\
rties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/information/"+p+"/label",schemaPath:"#/properties/information/ite\
ms/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/information/"+p+"/label",schemaPath:"#/properties/information/ite\
ms/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+"/information/"+p+"/href",schemaPath:"\
#/properties/information/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/information/"+p+"/href",schemaPath:"#\
/properties/information/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/information/"+p,schemaPath:"#/properties/information/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/information",schemaPath:"#/properties/information/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[r]:e.push(r),s++}}if(o.support!==void 0){let t=o.support;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){
let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let a={instancePath:i+"/support/"+p,schemaPath:"\
#/properties/support/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required pro\
perty 'label'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/support/"+p,schemaPath:"#/prope\
rties/support/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'h\
ref'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="label"||a==="href")){let n={instancePath:i+"/support/"+p,schemaPath:"\
#/properties/support/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"m\
ust NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.label!==void 0){let a=m.label;if(typeof a=="strin\
g"){if(l(a)>120){let n={instancePath:i+"/support/"+p+"/label",schemaPath:"#/properties/support/items/properties/label/ma\
xLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(
n),s++}if(l(a)<1){let n={instancePath:i+"/support/"+p+"/label",schemaPath:"#/properties/support/items/properties/label/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
s++}}else{let n={instancePath:i+"/support/"+p+"/label",schemaPath:"#/properties/support/items/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a==
"string"){if(l(a)<1){let n={instancePath:i+"/support/"+p+"/href",schemaPath:"#/properties/support/items/properties/href/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
s++}}else{let n={instancePath:i+"/support/"+p+"/href",schemaPath:"#/properties/support/items/properties/href/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/suppo\
rt/"+p,schemaPath:"#/properties/support/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.paymentMethods!==void 0){let t=o.paymentMethods;
if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===
void 0){let a={instancePath:i+"/paymentMethods/"+p,schemaPath:"#/properties/paymentMethods/items/required",keyword:"requ\
ired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(m.image===
void 0){let a={instancePath:i+"/paymentMethods/"+p,schemaPath:"#/properties/paymentMethods/items/required",keyword:"requ\
ired",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[a]:e.push(a),s++}if(m.
alt===void 0){let a={instancePath:i+"/paymentMethods/"+p,schemaPath:"#/properties/paymentMethods/items/required",keyword:"\
required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===null?e=[a]:e.push(a),s++}for(let a in m)
if(!(a==="name"||a==="image"||a==="alt")){let n={instancePath:i+"/paymentMethods/"+p,schemaPath:"#/properties/paymentMet\
hods/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have add\
itional properties"};e===null?e=[n]:e.push(n),s++}if(m.name!==void 0){let a=m.name;if(typeof a=="string"){if(l(a)>120){let n={
instancePath:i+"/paymentMethods/"+p+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){
let n={instancePath:i+"/paymentMethods/"+p+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/paymentMethods/"+p+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+
"/paymentMethods/"+p+"/image",parentData:m,parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),m.alt!==void 0){let a=m.alt;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/paymentMethods/"+p+
"/alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/paymentMethods/"+
p+"/alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/paymentMethods/"+p+"/\
alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/paymentMethods/"+p,schemaPath:"#/properties/\
paymentMethods/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/paymentMethods",schemaPath:"#/properties/paymentMethods/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return de.errors=e,s===0}var Xe=ce,ie={$schema:"ht\
tp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/game-browser.schema.json",title:"Game brows\
er",description:"Result of search and filters, and what can be chosen.",type:"object",additionalProperties:!1,properties:{
label:{type:"string",title:"Label",description:"Heading.",minLength:1,maxLength:120},description:{type:"string",title:"D\
escription",description:"Sentence below it."},action:{type:"string",title:"Form address",description:"Where search and f\
ilters lead, with locale.",minLength:1,pattern:"^/(?![/\\\\])"},dataHref:{type:"string",title:"Data address",description:"\
The same as data.",minLength:1,pattern:"^/(?![/\\\\])"},items:{type:"array",title:"Games",description:"This page.",items:{
$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}},total:{type:"integer",title:"Total",description:"All gam\
es that match."},hasMore:{type:"boolean",title:"More",description:"A next page exists (BLOCK-38)."},nextHref:{type:"stri\
ng",title:"Next page",description:"Address of the next page.",minLength:1,pattern:"^/(?![/\\\\])"},pageSize:{type:"integ\
er",title:"Page size",description:"30 or 60, 15 or 30 in live casino (BLOCK-37, LIVE-07)."},query:{title:"Query",description:"\
What was asked.",type:"object",additionalProperties:!1,properties:{search:{type:"string",title:"Search",description:"Tex\
t."},providers:{type:"array",title:"Providers",description:"Ids.",items:{type:"string",minLength:1,maxLength:80}},features:{
type:"array",title:"Features",description:"Ids.",items:{type:"string",minLength:1,maxLength:80}},types:{type:"array",title:"\
Kinds",description:"Ids.",items:{type:"string",minLength:1,maxLength:120}},jackpot:{type:"boolean",title:"Jackpot",description:"\
Only games with a jackpot."},category:{type:"string",title:"Category",description:"Id."},sort:{type:"string",title:"Orde\
r",description:"Order.",enum:["popular","new","name"]},offset:{type:"integer",title:"Offset",description:"First game."}},
required:["search","providers","features","types","jackpot","sort","offset"]},providers:{type:"array",title:"Providers",
description:"First-level providers (BLOCK-18, 19).",items:{title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,
properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",
description:"Name.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"Number of games it would\
 show."}},required:["id","label"]}},categories:{type:"array",title:"Categories",description:"Categories of the lobby.",items:{
title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,properties:{id:{type:"string",title:"\
Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},
count:{type:"integer",title:"Games",description:"Number of games it would show."}},required:["id","label"]}},features:{type:"\
array",title:"Features",description:"Feature ids with labels.",items:{title:"Option",description:"A filter option.",type:"\
object",additionalProperties:!1,properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{
type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"\
Number of games it would show."}},required:["id","label"]}},types:{type:"array",title:"Kinds",description:"Kinds of game\
 with labels.",items:{title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,properties:{id:{
type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"Na\
me.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"Number of games it would show."}},required:[
"id","label"]}},jackpots:{type:"integer",title:"Jackpots",description:"Number of games with a jackpot; left out where no\
 game of the lobby has one."},suggestions:{type:"array",title:"Suggestions",description:"Names that come near to a searc\
h nothing fits.",items:{type:"string",minLength:1,maxLength:120},maxItems:3}},required:["label","action","dataHref","ite\
ms","total","hasMore","pageSize","query","providers","categories","features","types","suggestions"]},A=Object.prototype.
hasOwnProperty,j=new RegExp("^/(?![/\\\\])","u"),ae={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/live/game-card.schema.json",title:"Game card",description:"What a tile shows of a game.",type:"object",additionalProperties:!1,
properties:{gameId:{type:"string",title:"Game",description:"Game id.",minLength:1,maxLength:120},name:{type:"string",title:"\
Name",description:"Name.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"Game page, with lo\
cale.",minLength:1},square:{title:"Square picture",description:"For 1x and 4x cells.",allOf:[{$ref:"https://marquee.dev/\
schemas/content/image.schema.json"}]},tall:{title:"Tall picture",description:"For 2xv cells.",allOf:[{$ref:"https://marq\
uee.dev/schemas/content/image.schema.json"}]},wide:{title:"Wide picture",description:"For 2xh cells.",allOf:[{$ref:"http\
s://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour until the pic\
ture is there.",pattern:"^#[0-9a-fA-F]{6}$"},provider:{type:"string",title:"Provider",description:"Title of the provider\
.",minLength:1,maxLength:120},badges:{type:"array",title:"Badges",description:"At most two are shown.",items:{type:"stri\
ng",title:"Badge",description:"Badge id.",enum:["new","jackpot","exclusive","hot","live"]}},jackpot:{title:"Jackpot",description:"\
Live amount.",type:"object",additionalProperties:!1,properties:{amount:{type:"integer",title:"Amount",description:"Minor\
 units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120}},required:["amount",
"currency"]},table:{title:"Table",description:"Live table.",type:"object",additionalProperties:!1,properties:{tableId:{type:"\
string",title:"Table",description:"Table id.",minLength:1,maxLength:120},open:{type:"boolean",title:"Open",description:"\
Whether one may join."},seats:{type:"integer",title:"Seats",description:"All seats; 0 means unlimited."},seatsTaken:{type:"\
integer",title:"Taken",description:"Taken seats."},min:{type:"integer",title:"Lowest bet",description:"Minor units."},max:{
type:"integer",title:"Highest bet",description:"Minor units."},currency:{type:"string",title:"Currency",description:"ISO\
 code.",minLength:1,maxLength:120}},required:["tableId","open","seats","seatsTaken","min","max","currency"]},restricted:{
type:"boolean",title:"Restricted",description:"May not be started in the visitor’s country."},overlay:{type:"boolean",
title:"Overlay",description:"Show the restricted overlay (BLOCK-21)."}},required:["gameId","name","href","square","tint",
"provider","badges","restricted","overlay"]},H=new RegExp("^#[0-9a-fA-F]{6}$","u");function P(o,{instancePath:i="",parentData:c,
parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.gameId===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have re\
quired property 'gameId'"};e===null?e=[t]:e.push(t),s++}if(o.name===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(o.href===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},
message:"must have required property 'href'"};e===null?e=[t]:e.push(t),s++}if(o.square===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"square"},message:"must have required property 'square'"};e===null?
e=[t]:e.push(t),s++}if(o.tint===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tint"},message:"must have required property 'tint'"};e===null?e=[t]:e.push(t),s++}if(o.provider===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'pro\
vider'"};e===null?e=[t]:e.push(t),s++}if(o.badges===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"badges"},message:"must have required property 'badges'"};e===null?e=[t]:e.push(t),s++}if(o.
restricted===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"restricte\
d"},message:"must have required property 'restricted'"};e===null?e=[t]:e.push(t),s++}if(o.overlay===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"overlay"},message:"must have required property 'over\
lay'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!A.call(ae.properties,t)){let r={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[r]:e.push(r),s++}if(o.gameId!==void 0){let t=o.gameId;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more \
than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/gameId",schemaPath:"#/properties/g\
ameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.
push(r),s++}}else{let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.name!==void 0){let t=o.name;if(typeof t=="string"){if(l(
t)>120){let r={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.href!==void 0){let t=o.href;if(typeof t=="string"){
if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/p\
roperties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.
square!==void 0&&(b(o.square,{instancePath:i+"/square",parentData:o,parentDataProperty:"square",rootData:u})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length)),o.tall!==void 0&&(b(o.tall,{instancePath:i+"/tall",parentData:o,parentDataProperty:"\
tall",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),o.wide!==void 0&&(b(o.wide,{instancePath:i+"/wi\
de",parentData:o,parentDataProperty:"wide",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),o.tint!==void 0){
let t=o.tint;if(typeof t=="string"){if(!H.test(t)){let r={instancePath:i+"/tint",schemaPath:"#/properties/tint/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:i+"/tint",schemaPath:"#/properties/tint/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.provider!==void 0){let t=o.provider;if(typeof t=="strin\
g"){if(l(t)>120){let r={instancePath:i+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/provider",schemaPath:"#/properties/pro\
vider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.badges!==
void 0){let t=o.badges;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(typeof m!="string"){let a={
instancePath:i+"/badges/"+p,schemaPath:"#/properties/badges/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}if(!(m==="new"||m==="jackpot"||m==="exclusive"||m==="hot"||m==="live")){let a={
instancePath:i+"/badges/"+p,schemaPath:"#/properties/badges/items/enum",keyword:"enum",params:{allowedValues:ae.properties.
badges.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/badges",schemaPath:"#/properties/badges/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[r]:e.push(r),s++}}if(o.jackpot!==void 0){let t=o.jackpot;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.amount===void 0){
let r={instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),s++}if(t.currency===void 0){let r={instancePath:i+
"/jackpot",schemaPath:"#/properties/jackpot/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="amount"||r==="currency")){let p={
instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.amount!==void 0){
let r=t.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/jackpot/amount",schemaPath:"\
#/properties/jackpot/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),s++}}if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>120){let p={instancePath:i+
"/jackpot/currency",schemaPath:"#/properties/jackpot/properties/currency/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(l(r)<1){let p={instancePath:i+"/jackpo\
t/currency",schemaPath:"#/properties/jackpot/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/jackpot/currency",schemaPath:"\
#/properties/jackpot/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}}}else{let r={instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(o.table!==void 0){let t=o.table;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.tableId===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/requir\
ed",keyword:"required",params:{missingProperty:"tableId"},message:"must have required property 'tableId'"};e===null?e=[r]:
e.push(r),s++}if(t.open===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"requi\
red",params:{missingProperty:"open"},message:"must have required property 'open'"};e===null?e=[r]:e.push(r),s++}if(t.seats===
void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"required",params:{missingProperty:"\
seats"},message:"must have required property 'seats'"};e===null?e=[r]:e.push(r),s++}if(t.seatsTaken===void 0){let r={instancePath:i+
"/table",schemaPath:"#/properties/table/required",keyword:"required",params:{missingProperty:"seatsTaken"},message:"must\
 have required property 'seatsTaken'"};e===null?e=[r]:e.push(r),s++}if(t.min===void 0){let r={instancePath:i+"/table",schemaPath:"\
#/properties/table/required",keyword:"required",params:{missingProperty:"min"},message:"must have required property 'min\
'"};e===null?e=[r]:e.push(r),s++}if(t.max===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/requir\
ed",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[r]:e.push(
r),s++}if(t.currency===void 0){let r={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!(r==="tableId"||r==="open"||r==="seats"||r==="seatsTaken"||r==="min"||r==="max"||r==="currency")){let p={instancePath:i+
"/table",schemaPath:"#/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.tableId!==void 0){let r=t.tableId;if(typeof r==
"string"){if(l(r)>120){let p={instancePath:i+"/table/tableId",schemaPath:"#/properties/table/properties/tableId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}
if(l(r)<1){let p={instancePath:i+"/table/tableId",schemaPath:"#/properties/table/properties/tableId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+
"/table/tableId",schemaPath:"#/properties/table/properties/tableId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}if(t.open!==void 0&&typeof t.open!="boolean"){let r={instancePath:i+"/tab\
le/open",schemaPath:"#/properties/table/properties/open/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean"};e===null?e=[r]:e.push(r),s++}if(t.seats!==void 0){let r=t.seats;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let p={instancePath:i+"/table/seats",schemaPath:"#/properties/table/properties/seats/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(t.seatsTaken!==void 0){let r=t.seatsTaken;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/table/seatsTaken",schemaPath:"#/properties/table/prop\
erties/seatsTaken/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}
if(t.min!==void 0){let r=t.min;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/table/m\
in",schemaPath:"#/properties/table/properties/min/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[p]:e.push(p),s++}}if(t.max!==void 0){let r=t.max;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={
instancePath:i+"/table/max",schemaPath:"#/properties/table/properties/max/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),s++}}if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>
120){let p={instancePath:i+"/table/currency",schemaPath:"#/properties/table/properties/currency/maxLength",keyword:"maxL\
ength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(l(r)<1){let p={
instancePath:i+"/table/currency",schemaPath:"#/properties/table/properties/currency/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/tab\
le/currency",schemaPath:"#/properties/table/properties/currency/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),s++}}}else{let r={instancePath:i+"/table",schemaPath:"#/properties/table/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(o.restricted!==void 0&&typeof o.
restricted!="boolean"){let t={instancePath:i+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(o.overlay!==void 0&&typeof o.overlay!="boolea\
n"){let t={instancePath:i+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function ce(o,{instancePath:i="",
parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.label===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must \
have required property 'label'"};e===null?e=[t]:e.push(t),s++}if(o.action===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?
e=[t]:e.push(t),s++}if(o.dataHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataHref"},message:"must have required property 'dataHref'"};e===null?e=[t]:e.push(t),s++}if(o.items===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};
e===null?e=[t]:e.push(t),s++}if(o.total===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),s++}if(o.hasMore===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hasMore"},message:"must have r\
equired property 'hasMore'"};e===null?e=[t]:e.push(t),s++}if(o.pageSize===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?
e=[t]:e.push(t),s++}if(o.query===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'"};e===null?e=[t]:e.push(t),s++}if(o.providers===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"providers"},message:"must have required property 'pr\
oviders'"};e===null?e=[t]:e.push(t),s++}if(o.categories===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"categories"},message:"must have required property 'categories'"};e===null?e=[t]:e.push(
t),s++}if(o.features===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
features"},message:"must have required property 'features'"};e===null?e=[t]:e.push(t),s++}if(o.types===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"},message:"must have required property 'types'"};
e===null?e=[t]:e.push(t),s++}if(o.suggestions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suggestions"},message:"must have required property 'suggestions'"};e===null?e=[t]:e.push(t),s++}
for(let t in o)if(!A.call(ie.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.
label!==void 0){let t=o.label;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/label",schemaPath:"#/propertie\
s/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[
r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}}if(o.description!==void 0&&typeof o.description!="string"){let t={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(o.action!==void 0){let t=o.action;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/action",schemaPath:"#\
/properties/action/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}if(!j.test(t)){let r={instancePath:i+"/action",schemaPath:"#/properties/action/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),s++}}if(o.dataHref!==void 0){let t=o.dataHref;if(typeof t=="string"){if(l(t)<1){let r={
instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){let r={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/pattern",keyword:"pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\\
])"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.items!==void 0){let t=o.items;
if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)P(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,
rootData:u})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)}else{let r={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.total!==
void 0){let t=o.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}
if(o.hasMore!==void 0&&typeof o.hasMore!="boolean"){let t={instancePath:i+"/hasMore",schemaPath:"#/properties/hasMore/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(o.nextHref!==void 0){
let t=o.nextHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}if(!j.test(t)){let r={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref/pattern",keyword:"pattern",params:{
pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/nextHref",schemaPath:"#/properties/nextHref/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(o.pageSize!==void 0){let t=o.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}}if(o.query!==void 0){let t=o.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.search===void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{
missingProperty:"search"},message:"must have required property 'search'"};e===null?e=[r]:e.push(r),s++}if(t.providers===
void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[r]:e.push(r),s++}if(t.features===void 0){let r={
instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"features"},
message:"must have required property 'features'"};e===null?e=[r]:e.push(r),s++}if(t.types===void 0){let r={instancePath:i+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"types"},message:"must have\
 required property 'types'"};e===null?e=[r]:e.push(r),s++}if(t.jackpot===void 0){let r={instancePath:i+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must have required property \
'jackpot'"};e===null?e=[r]:e.push(r),s++}if(t.sort===void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/que\
ry/required",keyword:"required",params:{missingProperty:"sort"},message:"must have required property 'sort'"};e===null?e=
[r]:e.push(r),s++}if(t.offset===void 0){let r={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"\
required",params:{missingProperty:"offset"},message:"must have required property 'offset'"};e===null?e=[r]:e.push(r),s++}
for(let r in t)if(!(r==="search"||r==="providers"||r==="features"||r==="types"||r==="jackpot"||r==="category"||r==="sort"||
r==="offset")){let p={instancePath:i+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.
search!==void 0&&typeof t.search!="string"){let r={instancePath:i+"/query/search",schemaPath:"#/properties/query/propert\
ies/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.providers!==
void 0){let r=t.providers;if(Array.isArray(r)){let p=r.length;for(let m=0;m<p;m++){let a=r[m];if(typeof a=="string"){if(l(
a)>80){let n={instancePath:i+"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[n]:e.push(n),s++}if(l(
a)<1){let n={instancePath:i+"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let p={instancePath:i+"/query/providers",schemaPath:"#\
/properties/query/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:
e.push(p),s++}}if(t.features!==void 0){let r=t.features;if(Array.isArray(r)){let p=r.length;for(let m=0;m<p;m++){let a=r[m];
if(typeof a=="string"){if(l(a)>80){let n={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/\
features/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/feat\
ures/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/features/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let p={instancePath:i+
"/query/features",schemaPath:"#/properties/query/properties/features/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),s++}}if(t.types!==void 0){let r=t.types;if(Array.isArray(r)){let p=r.length;for(let m=0;m<
p;m++){let a=r[m];if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/q\
uery/properties/types/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 chara\
cters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/query/p\
roperties/types/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/query/properties/types/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let p={instancePath:i+
"/query/types",schemaPath:"#/properties/query/properties/types/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[p]:e.push(p),s++}}if(t.jackpot!==void 0&&typeof t.jackpot!="boolean"){let r={instancePath:i+"/que\
ry/jackpot",schemaPath:"#/properties/query/properties/jackpot/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[r]:e.push(r),s++}if(t.category!==void 0&&typeof t.category!="string"){let r={instancePath:i+"/\
query/category",schemaPath:"#/properties/query/properties/category/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.sort!==void 0){let r=t.sort;if(typeof r!="string"){let p={instancePath:i+
"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),s++}if(!(r==="popular"||r==="new"||r==="name")){let p={instancePath:i+"/query/sort",
schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues:ie.properties.query.properties.
sort.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.offset!==void 0){let r=t.
offset;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/query/offset",schemaPath:"#/pro\
perties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.
push(p),s++}}}else{let r={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(o.providers!==void 0){let t=o.providers;if(Array.isArray(
t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let a={
instancePath:i+"/providers/"+p,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.label===void 0){let a={instancePath:i+
"/providers/"+p,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="id"||a==="label"||a==="count")){
let n={instancePath:i+"/providers/"+p,schemaPath:"#/properties/providers/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.
id!==void 0){let a=m.id;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/providers/"+p+"/id",schemaPath:"#/pr\
operties/providers/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more tha\
n 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/providers/"+p+"/id",schemaPath:"#/pro\
perties/providers/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/providers/"+p+"/id",schemaPath:"#/properties/p\
roviders/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/providers/"+p+"/l\
abel",schemaPath:"#/properties/providers/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/providers/"+p+"\
/label",schemaPath:"#/properties/providers/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/providers/"+p+"/label",
schemaPath:"#/properties/providers/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[n]:e.push(n),s++}}if(m.count!==void 0){let a=m.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let n={instancePath:i+"/providers/"+p+"/count",schemaPath:"#/properties/providers/items/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/pro\
viders/"+p,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/providers",schemaPath:"#/properties/providers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.categories!==void 0){let t=o.categories;
if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===
void 0){let a={instancePath:i+"/categories/"+p,schemaPath:"#/properties/categories/items/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.label===void 0){let a={
instancePath:i+"/categories/"+p,schemaPath:"#/properties/categories/items/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="id"||a==="l\
abel"||a==="count")){let n={instancePath:i+"/categories/"+p,schemaPath:"#/properties/categories/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?
e=[n]:e.push(n),s++}if(m.id!==void 0){let a=m.id;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/categories/"+
p+"/id",schemaPath:"#/properties/categories/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/categories/"+p+
"/id",schemaPath:"#/properties/categories/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/categories/"+p+"/id",schemaPath:"\
#/properties/categories/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/cate\
gories/"+p+"/label",schemaPath:"#/properties/categories/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/catego\
ries/"+p+"/label",schemaPath:"#/properties/categories/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/categories/"+
p+"/label",schemaPath:"#/properties/categories/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.count!==void 0){let a=m.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let n={instancePath:i+"/categories/"+p+"/count",schemaPath:"#/properties/categories/items/properties/c\
ount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}}else{let a={
instancePath:i+"/categories/"+p,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/categories",schemaPath:"#/properties/catego\
ries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.features!==void 0){
let t=o.features;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.id===void 0){let a={instancePath:i+"/features/"+p,schemaPath:"#/properties/features/items/required",keyword:"re\
quired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.label===
void 0){let a={instancePath:i+"/features/"+p,schemaPath:"#/properties/features/items/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a===
"id"||a==="label"||a==="count")){let n={instancePath:i+"/features/"+p,schemaPath:"#/properties/features/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),s++}if(m.id!==void 0){let a=m.id;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/fe\
atures/"+p+"/id",schemaPath:"#/properties/features/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/featur\
es/"+p+"/id",schemaPath:"#/properties/features/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/features/"+p+"/id",schemaPath:"\
#/properties/features/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/feat\
ures/"+p+"/label",schemaPath:"#/properties/features/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/featur\
es/"+p+"/label",schemaPath:"#/properties/features/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/features/"+p+
"/label",schemaPath:"#/properties/features/items/properties/label/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),s++}}if(m.count!==void 0){let a=m.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let n={instancePath:i+"/features/"+p+"/count",schemaPath:"#/properties/features/items/properties/count\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+
"/features/"+p,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/features",schemaPath:"#/properties/features/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.types!==void 0){let t=o.types;if(Array.
isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){
let a={instancePath:i+"/types/"+p,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.label===void 0){let a={instancePath:i+
"/types/"+p,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="id"||a==="label"||a==="count")){
let n={instancePath:i+"/types/"+p,schemaPath:"#/properties/types/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.id!==
void 0){let a=m.id;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/types/"+p+"/id",schemaPath:"#/properties/\
types/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charact\
ers"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/types/"+p+"/id",schemaPath:"#/properties/types/ite\
ms/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/types/"+p+"/id",schemaPath:"#/properties/types/items/properties/id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.label!==void 0){let a=m.
label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/types/"+p+"/label",schemaPath:"#/properties/types/item\
s/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/types/"+p+"/label",schemaPath:"#/properties/types/items/prop\
erties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[n]:e.push(n),s++}}else{let n={instancePath:i+"/types/"+p+"/label",schemaPath:"#/properties/types/items/properties/label\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.count!==void 0){
let a=m.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/types/"+p+"/count",schemaPath:"\
#/properties/types/items/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/types/"+p,schemaPath:"#/properties/types/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.
jackpots!==void 0){let t=o.jackpots;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/ja\
ckpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}}if(o.suggestions!==void 0){let t=o.suggestions;if(Array.isArray(t)){if(t.length>3){let p={instancePath:i+
"/suggestions",schemaPath:"#/properties/suggestions/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have\
 more than 3 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(typeof m=="string"){
if(l(m)>120){let a={instancePath:i+"/suggestions/"+p,schemaPath:"#/properties/suggestions/items/maxLength",keyword:"maxL\
ength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(m)<1){let a={
instancePath:i+"/suggestions/"+p,schemaPath:"#/properties/suggestions/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/suggestions/"+
p,schemaPath:"#/properties/suggestions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ce.errors=e,s===
0}var et=P,tt=fe,R={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/game-detail.\
schema.json",title:"Game",description:"A game with its facts.",type:"object",additionalProperties:!1,properties:{game:{$ref:"\
https://marquee.dev/schemas/live/game-card.schema.json"},lobby:{type:"string",title:"Lobby",description:"Lobby.",enum:["\
casino","live casino"]},lobbyHref:{type:"string",title:"Lobby address",description:"With locale.",minLength:1},kind:{type:"\
string",title:"Kind",description:"Kind of game, translated.",minLength:1,maxLength:120},features:{type:"array",title:"Fe\
atures",description:"Translated.",items:{type:"string",minLength:1,maxLength:80}},volatility:{type:"string",title:"Volat\
ility",description:"Volatility.",enum:["low","medium","high","extreme"]},rtp:{type:"number",title:"Return to player",description:"\
Percent."},maxWin:{type:"integer",title:"Highest win",description:"Multiple of the stake."},releasedAt:{type:"string",title:"\
Released",description:"Date.",format:"date-time"},similar:{type:"array",title:"Similar games",description:"Same category\
.",items:{$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}}},required:["game","lobby","lobbyHref","kind","\
features","similar"]};function fe(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.game===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===null?e=[t]:e.push(t),s++}if(o.
lobby===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lobby"},message:"\
must have required property 'lobby'"};e===null?e=[t]:e.push(t),s++}if(o.lobbyHref===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"lobbyHref"},message:"must have required property 'lobbyHref'"};e===
null?e=[t]:e.push(t),s++}if(o.kind===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),s++}if(o.features===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'fea\
tures'"};e===null?e=[t]:e.push(t),s++}if(o.similar===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"similar"},message:"must have required property 'similar'"};e===null?e=[t]:e.push(t),s++}for(let t in o)
if(!A.call(R.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.game!==void 0&&(P(
o.game,{instancePath:i+"/game",parentData:o,parentDataProperty:"game",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),
s=e.length)),o.lobby!==void 0){let t=o.lobby;if(typeof t!="string"){let r={instancePath:i+"/lobby",schemaPath:"#/propert\
ies/lobby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="c\
asino"||t==="live casino")){let r={instancePath:i+"/lobby",schemaPath:"#/properties/lobby/enum",keyword:"enum",params:{allowedValues:R.
properties.lobby.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(o.lobbyHref!==
void 0){let t=o.lobbyHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/lobbyHref",schemaPath:"#/properties/\
lobbyHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:i+"/lobbyHref",schemaPath:"#/properties/lobbyHref/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.kind!==void 0){let t=o.kind;if(typeof t=="string"){
if(l(t)>120){let r={instancePath:i+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/kind",
schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.features!==void 0){let t=o.features;
if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(typeof m=="string"){if(l(m)>80){let a={instancePath:i+
"/features/"+p,schemaPath:"#/properties/features/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NO\
T have more than 80 characters"};e===null?e=[a]:e.push(a),s++}if(l(m)<1){let a={instancePath:i+"/features/"+p,schemaPath:"\
#/properties/features/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/features/"+p,schemaPath:"#/properties/features/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[r]:e.push(r),s++}}if(o.volatility!==void 0){let t=o.volatility;if(typeof t!="string"){let r={instancePath:i+"/volatil\
ity",schemaPath:"#/properties/volatility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(!(t==="low"||t==="medium"||t==="high"||t==="extreme")){let r={instancePath:i+"/volatility",schemaPath:"\
#/properties/volatility/enum",keyword:"enum",params:{allowedValues:R.properties.volatility.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(o.rtp!==void 0){let t=o.rtp;if(!(typeof t=="number"&&isFinite(
t))){let r={instancePath:i+"/rtp",schemaPath:"#/properties/rtp/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e===null?e=[r]:e.push(r),s++}}if(o.maxWin!==void 0){let t=o.maxWin;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let r={instancePath:i+"/maxWin",schemaPath:"#/properties/maxWin/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(o.releasedAt!==void 0){let t=o.releasedAt;if(typeof t==
"string"){if(!x.validate(t)){let r={instancePath:i+"/releasedAt",schemaPath:"#/properties/releasedAt/format",keyword:"fo\
rmat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/releasedAt",schemaPath:"#/properties/releasedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(o.similar!==void 0){let t=o.similar;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)
P(t[p],{instancePath:i+"/similar/"+p,parentData:t,parentDataProperty:p,rootData:u})||(e=e===null?P.errors:e.concat(P.errors),
s=e.length)}else{let r={instancePath:i+"/similar",schemaPath:"#/properties/similar/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return fe.errors=e,s===0}var rt=ye;function ye(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(o.total===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="items"||t==="href"||t==="total"||t==="dataHref")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){let r=t.length;
for(let p=0;p<r;p++)P(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:u})||(e=e===null?P.errors:
e.concat(P.errors),s=e.length)}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.href!==void 0){let t=o.href;if(typeof t=="stri\
ng"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"\
#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.
total!==void 0){let t=o.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}
if(o.dataHref!==void 0){let t=o.dataHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ye.errors=e,s===
0}var st=ge;var K=new RegExp("^[A-Z]{3}$","u");function ge(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){
let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:
e.push(t),s++}for(let t in o)if(!(t==="items"||t==="total"||t==="href")){let r={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),s++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){if(t.length>60){let p={instancePath:i+"\
/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:60},message:"must NOT have more than 6\
0 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.gameId===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"requ\
ired",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[a]:e.push(a),s++}if(m.
name===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={
instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"hr\
ef"},message:"must have required property 'href'"};e===null?e=[a]:e.push(a),s++}if(m.square===void 0){let a={instancePath:i+
"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"square"},message:"\
must have required property 'square'"};e===null?e=[a]:e.push(a),s++}if(m.tint===void 0){let a={instancePath:i+"/items/"+
p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"tint"},message:"must have r\
equired property 'tint'"};e===null?e=[a]:e.push(a),s++}if(m.amount===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required prop\
erty 'amount'"};e===null?e=[a]:e.push(a),s++}if(m.currency===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/pro\
perties/items/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required propert\
y 'currency'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="gameId"||a==="name"||a==="href"||a==="square"||a===
"tint"||a==="amount"||a==="currency")){let n={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),s++}if(m.gameId!==void 0){let a=m.gameId;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+
"/items/"+p+"/gameId",schemaPath:"#/properties/items/items/properties/gameId/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/items/"+
p+"/gameId",schemaPath:"#/properties/items/items/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/gameId",schemaPath:"\
#/properties/items/items/properties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.name!==void 0){let a=m.name;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/items/"+
p+"/name",schemaPath:"#/properties/items/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/items/"+p+"/nam\
e",schemaPath:"#/properties/items/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/name",schemaPath:"\
#/properties/items/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+"/items/"+
p+"/href",schemaPath:"#/properties/items/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/href",schemaPath:"\
#/properties/items/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.square!==void 0&&(b(m.square,{instancePath:i+"/items/"+p+"/square",parentData:m,parentDataProperty:"\
square",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let a=m.tint;if(typeof a=="s\
tring"){if(!H.test(a)){let n={instancePath:i+"/items/"+p+"/tint",schemaPath:"#/properties/items/items/properties/tint/pa\
ttern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/tint",schemaPath:"#/properties/items/items/properties/tint\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.amount!==void 0){
let a=m.amount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/items/"+p+"/amount",schemaPath:"\
#/properties/items/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let n={instancePath:i+"/items/"+p+"/amount",schemaPath:"\
#/properties/items/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[n]:e.push(n),s++}}if(m.currency!==void 0){let a=m.currency;if(typeof a=="string"){if(l(a)>3){let n={instancePath:i+
"/items/"+p+"/currency",schemaPath:"#/properties/items/items/properties/currency/maxLength",keyword:"maxLength",params:{
limit:3},message:"must NOT have more than 3 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<3){let n={instancePath:i+"\
/items/"+p+"/currency",schemaPath:"#/properties/items/items/properties/currency/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[n]:e.push(n),s++}if(!K.test(a)){let n={instancePath:i+"/ite\
ms/"+p+"/currency",schemaPath:"#/properties/items/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items\
/"+p+"/currency",schemaPath:"#/properties/items/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(o.total!==void 0){let t=o.total;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.amount===void 0){
let r={instancePath:i+"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty:"amou\
nt"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),s++}if(t.currency===void 0){let r={instancePath:i+
"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty:"currency"},message:"must h\
ave required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="amount"||r==="currency")){let p={
instancePath:i+"/total",schemaPath:"#/properties/total/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.amount!==void 0){let r=t.amount;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/total/amount",schemaPath:"#/properties/total/properti\
es/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/total/amount",schemaPath:"#/properties/total/properties/\
amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}
if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>3){let p={instancePath:i+"/total/currency",schemaPath:"\
#/properties/total/properties/currency/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than \
3 characters"};e===null?e=[p]:e.push(p),s++}if(l(r)<3){let p={instancePath:i+"/total/currency",schemaPath:"#/properties/\
total/properties/currency/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[p]:e.push(p),s++}if(!K.test(r)){let p={instancePath:i+"/total/currency",schemaPath:"#/properties/total/prope\
rties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/total/currency",schemaPath:"#/properties/total/properties/currency/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{let r={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),s++}}if(o.href!==void 0){let t=o.href;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"\
#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ge.errors=e,s===0}var it=be;function be(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(o.total===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="items"||t==="total"||t==="href")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){if(t.length>24){let p={
instancePath:i+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:24},message:"must NOT \
have more than 24 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){if(m.game===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/re\
quired",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===null?e=[a]:
e.push(a),s++}if(m.kind===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[a]:e.push(a),s++}for(let a in m)
if(!(a==="game"||a==="kind"||a==="dealer")){let n={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properti\
es"};e===null?e=[n]:e.push(n),s++}if(m.game!==void 0&&(P(m.game,{instancePath:i+"/items/"+p+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),m.kind!==void 0){let a=m.kind;if(typeof a=="str\
ing"){if(l(a)>120){let n={instancePath:i+"/items/"+p+"/kind",schemaPath:"#/properties/items/items/properties/kind/maxLen\
gth",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}
if(l(a)<1){let n={instancePath:i+"/items/"+p+"/kind",schemaPath:"#/properties/items/items/properties/kind/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/items/"+p+"/kind",schemaPath:"#/properties/items/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.dealer!==void 0){let a=m.dealer;if(typeof a=="string"){if(l(a)>60){let n={
instancePath:i+"/items/"+p+"/dealer",schemaPath:"#/properties/items/items/properties/dealer/maxLength",keyword:"maxLengt\
h",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+
"/items/"+p+"/dealer",schemaPath:"#/properties/items/items/properties/dealer/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+p+"/\
dealer",schemaPath:"#/properties/items/items/properties/dealer/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(o.total!==void 0){let t=o.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/total",schemaPath:"#/pr\
operties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(
r),s++}}if(o.href!==void 0){let t=o.href;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/p\
roperties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return be.errors=e,s===0}var at=Pe,G={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/lobby-grid.schema.json",title:"L\
obby grid",description:"Resolved cells per device.",type:"object",additionalProperties:!1,properties:{label:{type:"strin\
g",title:"Label",description:"Heading.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"Addr\
ess of the category.",minLength:1},total:{type:"integer",title:"Total",description:"All games of the category."},desktop:{
type:"array",title:"desktop",description:"Cells on desktop.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}},tablet:{type:"array",
title:"tablet",description:"Cells on tablet.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}},mobile:{type:"array",
title:"mobile",description:"Cells on mobile.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}}},required:["label","h\
ref","total","desktop","tablet","mobile"]};function Pe(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){
let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.label===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:
e.push(t),s++}if(o.href===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[t]:e.push(t),s++}if(o.total===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[t]:e.push(t),s++}if(o.desktop===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[t]:e.push(t),s++}if(o.tablet===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tablet"},message:"must have re\
quired property 'tablet'"};e===null?e=[t]:e.push(t),s++}if(o.mobile===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"mobile"},message:"must have required property 'mobile'"};e===null?e=[t]:
e.push(t),s++}for(let t in o)if(!(t==="label"||t==="href"||t==="total"||t==="desktop"||t==="tablet"||t==="mobile")){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.label!==void 0){let t=o.label;if(typeof t=="stri\
ng"){if(l(t)>120){let r={instancePath:i+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/label",
schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.href!==void 0){let t=o.href;if(typeof t==
"string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/hre\
f",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),s++}}if(o.total!==void 0){let t=o.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}}if(o.desktop!==void 0){let t=o.desktop;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let a={instancePath:i+"/desktop/"+p,schemaPath:"#/prope\
rties/desktop/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required property 'c\
ell'"};e===null?e=[a]:e.push(a),s++}if(m.game===void 0){let a={instancePath:i+"/desktop/"+p,schemaPath:"#/properties/des\
ktop/items/required",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===
null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="cell"||a==="game"||a==="focus")){let n={instancePath:i+"/desktop/"+p,schemaPath:"\
#/properties/desktop/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"m\
ust NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.cell!==void 0){let a=m.cell;if(typeof a!="string"){
let n={instancePath:i+"/desktop/"+p+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a==="4x"||a==="2xv"||a==="2xh"||a==="\
1x")){let n={instancePath:i+"/desktop/"+p+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:G.properties.desktop.items.properties.cell.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[n]:e.push(n),s++}}m.game!==void 0&&(P(m.game,{instancePath:i+"/desktop/"+p+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),m.focus!==void 0&&(k(m.focus,{instancePath:i+"/\
desktop/"+p+"/focus",parentData:m,parentDataProperty:"focus",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))}else{
let a={instancePath:i+"/desktop/"+p,schemaPath:"#/properties/desktop/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/desktop",schemaPath:"#/properties/desktop/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.tablet!==void 0){let t=o.
tablet;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.cell===void 0){let a={instancePath:i+"/tablet/"+p,schemaPath:"#/properties/tablet/items/required",keyword:"required",
params:{missingProperty:"cell"},message:"must have required property 'cell'"};e===null?e=[a]:e.push(a),s++}if(m.game===void 0){
let a={instancePath:i+"/tablet/"+p,schemaPath:"#/properties/tablet/items/required",keyword:"required",params:{missingProperty:"\
game"},message:"must have required property 'game'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="cell"||a==="g\
ame"||a==="focus")){let n={instancePath:i+"/tablet/"+p,schemaPath:"#/properties/tablet/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(m.cell!==void 0){let a=m.cell;if(typeof a!="string"){let n={instancePath:i+"/tablet/"+p+"/cell",schemaPath:"#/\
properties/tablet/items/properties/cell/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}if(!(a==="4x"||a==="2xv"||a==="2xh"||a==="1x")){let n={instancePath:i+"/tablet/"+p+"/cell",schemaPath:"\
#/properties/tablet/items/properties/cell/enum",keyword:"enum",params:{allowedValues:G.properties.tablet.items.properties.
cell.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}m.game!==void 0&&(P(m.game,
{instancePath:i+"/tablet/"+p+"/game",parentData:m,parentDataProperty:"game",rootData:u})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length)),m.focus!==void 0&&(k(m.focus,{instancePath:i+"/tablet/"+p+"/focus",parentData:m,parentDataProperty:"\
focus",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))}else{let a={instancePath:i+"/tablet/"+p,schemaPath:"\
#/properties/tablet/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),
s++}}}else{let r={instancePath:i+"/tablet",schemaPath:"#/properties/tablet/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),s++}}if(o.mobile!==void 0){let t=o.mobile;if(Array.isArray(t)){let r=t.length;for(let p=0;p<
r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let a={instancePath:i+"/mobile/"+p,schemaPath:"\
#/properties/mobile/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required prope\
rty 'cell'"};e===null?e=[a]:e.push(a),s++}if(m.game===void 0){let a={instancePath:i+"/mobile/"+p,schemaPath:"#/propertie\
s/mobile/items/required",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};
e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="cell"||a==="game"||a==="focus")){let n={instancePath:i+"/mobile/"+
p,schemaPath:"#/properties/mobile/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.cell!==void 0){let a=m.cell;if(typeof a!=
"string"){let n={instancePath:i+"/mobile/"+p+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a==="4x"||a==="2xv"||a==="2xh"||
a==="1x")){let n={instancePath:i+"/mobile/"+p+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:G.properties.mobile.items.properties.cell.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[n]:e.push(n),s++}}m.game!==void 0&&(P(m.game,{instancePath:i+"/mobile/"+p+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),m.focus!==void 0&&(k(m.focus,{instancePath:i+"/\
mobile/"+p+"/focus",parentData:m,parentDataProperty:"focus",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))}else{
let a={instancePath:i+"/mobile/"+p,schemaPath:"#/properties/mobile/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/mobile",schemaPath:"#/properties/mobile/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Pe.
errors=e,s===0}var nt=ke;function ke(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.minimumAge===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"minimumAge"},message:"must have required property 'minimumAge'"};e===null?e=[t]:e.push(t),s++}for(let t in o)
if(t!=="minimumAge"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.minimumAge!==void 0){let t=o.minimumAge;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/m\
inimumAge/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>30||isNaN(t)){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[r]:e.push(r),s++}if(t<18||isNaN(
t)){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:18},message:"must be >= 18"};e===null?e=[r]:e.push(r),s++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ke.errors=e,s===0}var pt=we;function we(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.homeHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"homeHref"},message:"must have required property 'homeHref'"};e===null?e=[t]:e.push(t),s++}if(o.markets===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"mus\
t have required property 'markets'"};e===null?e=[t]:e.push(t),s++}if(o.language===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===
null?e=[t]:e.push(t),s++}if(o.market===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"market"},message:"must have required property 'market'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t===
"homeHref"||t==="markets"||t==="language"||t==="market")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(o.homeHref!==void 0){let t=o.homeHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/homeHref",schemaPath:"\
#/properties/homeHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}if(!j.test(t)){let r={instancePath:i+"/homeHref",schemaPath:"#/properties/homeHref/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/homeHref",schemaPath:"#/properties/homeHref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(o.markets!==void 0){let t=o.markets;if(Array.isArray(t)){let r=t.length;
for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.code===void 0){let a={instancePath:i+"\
/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[a]:e.push(a),s++}if(m.name===void 0){let a={instancePath:i+"/markets/"+
p,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have\
 required property 'name'"};e===null?e=[a]:e.push(a),s++}if(m.current===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"\
#/properties/markets/items/required",keyword:"required",params:{missingProperty:"current"},message:"must have required p\
roperty 'current'"};e===null?e=[a]:e.push(a),s++}if(m.languages===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"\
#/properties/markets/items/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required\
 property 'languages'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="code"||a==="name"||a==="current"||a==="lan\
guages")){let n={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
s++}if(m.code!==void 0){let a=m.code;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/markets/"+p+"/code",schemaPath:"\
#/properties/markets/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more\
 than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/markets/"+p+"/code",schemaPath:"#\
/properties/markets/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/markets/"+p+"/code",schemaPath:"#/properti\
es/markets/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}if(m.name!==void 0){let a=m.name;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/markets/"+p+"/\
name",schemaPath:"#/properties/markets/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/markets/"+p+"/n\
ame",schemaPath:"#/properties/markets/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/markets/"+p+"/name",schemaPath:"\
#/properties/markets/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let a={instancePath:i+"/markets/"+p+"/current",
schemaPath:"#/properties/markets/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[a]:e.push(a),s++}if(m.languages!==void 0){let a=m.languages;if(Array.isArray(a)){let n=a.length;for(let h=0;h<
n;h++){let g=a[h];if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code===void 0){let f={instancePath:i+"/markets/"+p+"\
/languages/"+h,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[f]:e.push(f),s++}if(g.tag===void 0){let f={instancePath:i+
"/markets/"+p+"/languages/"+h,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"requi\
red",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?e=[f]:e.push(f),s++}if(g.name===
void 0){let f={instancePath:i+"/markets/"+p+"/languages/"+h,schemaPath:"#/properties/markets/items/properties/languages/\
items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[f]:e.push(f),s++}if(g.href===void 0){let f={instancePath:i+"/markets/"+p+"/languages/"+h,schemaPath:"#/properties/mar\
kets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have re\
quired property 'href'"};e===null?e=[f]:e.push(f),s++}if(g.current===void 0){let f={instancePath:i+"/markets/"+p+"/langu\
ages/"+h,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"\
current"},message:"must have required property 'current'"};e===null?e=[f]:e.push(f),s++}for(let f in g)if(!(f==="code"||
f==="tag"||f==="name"||f==="href"||f==="current")){let y={instancePath:i+"/markets/"+p+"/languages/"+h,schemaPath:"#/pro\
perties/markets/items/properties/languages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(g.code!==void 0){let f=g.code;if(typeof f==
"string"){if(l(f)>120){let y={instancePath:i+"/markets/"+p+"/languages/"+h+"/code",schemaPath:"#/properties/markets/item\
s/properties/languages/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have mo\
re than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+p+"/languages/"+h+"/c\
ode",schemaPath:"#/properties/markets/items/properties/languages/items/properties/code/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/mar\
kets/"+p+"/languages/"+h+"/code",schemaPath:"#/properties/markets/items/properties/languages/items/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.tag!==void 0){let f=g.
tag;if(typeof f=="string"){if(l(f)>120){let y={instancePath:i+"/markets/"+p+"/languages/"+h+"/tag",schemaPath:"#/propert\
ies/markets/items/properties/languages/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+p+"/la\
nguages/"+h+"/tag",schemaPath:"#/properties/markets/items/properties/languages/items/properties/tag/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/markets/"+p+"/languages/"+h+"/tag",schemaPath:"#/properties/markets/items/properties/languages/items/properties/tag/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.name!==void 0){let f=g.
name;if(typeof f=="string"){if(l(f)>120){let y={instancePath:i+"/markets/"+p+"/languages/"+h+"/name",schemaPath:"#/prope\
rties/markets/items/properties/languages/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+p+"/l\
anguages/"+h+"/name",schemaPath:"#/properties/markets/items/properties/languages/items/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/markets/"+p+"/languages/"+h+"/name",schemaPath:"#/properties/markets/items/properties/languages/items/properties/name/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.href!==void 0){
let f=g.href;if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+"/markets/"+p+"/languages/"+h+"/href",schemaPath:"#\
/properties/markets/items/properties/languages/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}if(!j.test(f)){let y={instancePath:i+"/markets/"+p+
"/languages/"+h+"/href",schemaPath:"#/properties/markets/items/properties/languages/items/properties/href/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[y]:e.push(y),s++}}else{
let y={instancePath:i+"/markets/"+p+"/languages/"+h+"/href",schemaPath:"#/properties/markets/items/properties/languages/\
items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}
if(g.current!==void 0&&typeof g.current!="boolean"){let f={instancePath:i+"/markets/"+p+"/languages/"+h+"/current",schemaPath:"\
#/properties/markets/items/properties/languages/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/markets/"+p+"/languages/"+h,schemaPath:"#/p\
roperties/markets/items/properties/languages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[f]:e.push(f),s++}}}else{let n={instancePath:i+"/markets/"+p+"/languages",schemaPath:"#/properties/markets/it\
ems/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{
let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/markets",schemaPath:"#/properties/markets/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.language!==void 0){
let t=o.language;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/language",schemaPath:"#/properties/language\
/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(
r),s++}if(l(t)<1){let r={instancePath:i+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/lan\
guage",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}}if(o.market!==void 0){let t=o.market;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/ma\
rket",schemaPath:"#/properties/market/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/market",schemaPath:"#/properties/marke\
t/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:i+"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return we.errors=e,s===0}var ot=ve;function ve(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.links===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
links"},message:"must have required property 'links'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(t!=="links"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.links!==void 0){let t=o.links;if(Array.isArray(t)){
let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let a={
instancePath:i+"/links/"+p,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty:"la\
bel"},message:"must have required property 'label'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+
"/links/"+p,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty:"href"},message:"m\
ust have required property 'href'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="label"||a==="href"||a==="lead"||
a==="current")){let n={instancePath:i+"/links/"+p,schemaPath:"#/properties/links/items/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
s++}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/links/"+p+"/label",schemaPath:"\
#/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more \
than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/links/"+p+"/label",schemaPath:"#/p\
roperties/links/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/links/"+p+"/label",schemaPath:"#/properties/l\
inks/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+"/links/"+p+"/href",schemaPath:"\
#/properties/links/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/links/"+p+"/href",schemaPath:"#/properties/\
links/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(m.lead!==void 0){let a=m.lead;if(typeof a=="string"){if(l(a)>300){let n={instancePath:i+"/links/"+p+"/lead",schemaPath:"\
#/properties/links/items/properties/lead/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more t\
han 300 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/links/"+p+"/lead",schemaPath:"#/pro\
perties/links/items/properties/lead/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/links/"+p+"/lead",schemaPath:"#/properties/links\
/items/properties/lead/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(m.current!==void 0&&typeof m.current!="boolean"){let a={instancePath:i+"/links/"+p+"/current",schemaPath:"#/propertie\
s/links/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:i+"/links/"+p,schemaPath:"#/properties/links/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/links",schemaPath:"\
#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}return ve.errors=e,s===0}var mt=qe;function qe(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.amounts===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"amounts"},message:"must have required property 'amounts'"};e===null?e=[t]:e.push(t),s++}for(let t in o)
if(!(t==="href"||t==="amounts")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.href!==void 0){
let t=o.href;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}}if(o.amounts!==void 0){let t=o.amounts;if(Array.isArray(t)){if(t.length>6){let p={instancePath:i+"/amo\
unts",schemaPath:"#/properties/amounts/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 \
items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.amount===void 0){let a={instancePath:i+"/amounts/"+p,schemaPath:"#/properties/amounts/items/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[a]:e.push(a),s++}
if(m.currency===void 0){let a={instancePath:i+"/amounts/"+p,schemaPath:"#/properties/amounts/items/required",keyword:"re\
quired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[a]:e.push(a),s++}
if(m.href===void 0){let a={instancePath:i+"/amounts/"+p,schemaPath:"#/properties/amounts/items/required",keyword:"requir\
ed",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[a]:e.push(a),s++}for(let a in m)
if(!(a==="amount"||a==="currency"||a==="href")){let n={instancePath:i+"/amounts/"+p,schemaPath:"#/properties/amounts/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional \
properties"};e===null?e=[n]:e.push(n),s++}if(m.amount!==void 0){let a=m.amount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let n={instancePath:i+"/amounts/"+p+"/amount",schemaPath:"#/properties/amounts/items/properties/amount/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof a=="number"&&
isFinite(a)&&(a<0||isNaN(a))){let n={instancePath:i+"/amounts/"+p+"/amount",schemaPath:"#/properties/amounts/items/prope\
rties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),
s++}}if(m.currency!==void 0){let a=m.currency;if(typeof a=="string"){if(l(a)>3){let n={instancePath:i+"/amounts/"+p+"/cu\
rrency",schemaPath:"#/properties/amounts/items/properties/currency/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<3){let n={instancePath:i+"/amounts/"+p+"/cur\
rency",schemaPath:"#/properties/amounts/items/properties/currency/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"};e===null?e=[n]:e.push(n),s++}if(!K.test(a)){let n={instancePath:i+"/amounts/"+p+
"/currency",schemaPath:"#/properties/amounts/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/amounts/"+
p+"/currency",schemaPath:"#/properties/amounts/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={
instancePath:i+"/amounts/"+p+"/href",schemaPath:"#/properties/amounts/items/properties/href/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/amounts/"+p+"/href",schemaPath:"#/properties/amounts/items/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/amounts/"+p,schemaPath:"#/properti\
es/amounts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/amounts",schemaPath:"#/properties/amounts/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return qe.errors=e,s===0}var lt=Le;function Le(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){for(let t in o)if(t!=="dataHref"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(o.dataHref!==void 0){let t=o.dataHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Le.errors=e,s===
0}var ut=xe;var ne={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/promotion-card.schema.js\
on",title:"Promotion card",description:"A promotion in a list.",type:"object",additionalProperties:!1,properties:{slug:{
type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:120},title:{type:"string",title:"Title",description:"\
Headline.",minLength:1,maxLength:120},summary:{type:"string",title:"Summary",description:"Sentence.",minLength:1,maxLength:300},
badge:{type:"string",title:"Badge",description:"Badge."},image:{title:"Picture",description:"16 : 9.",allOf:[{$ref:"http\
s://marquee.dev/schemas/content/image.schema.json"}]},href:{type:"string",title:"Address",description:"By sign-in state \
(PROMO-03).",minLength:1},newTab:{type:"boolean",title:"New tab",description:"Opens in a new tab."},status:{type:"string",
title:"Status",description:"active or upcoming (PROMO-04, 05).",enum:["active","upcoming"]},startsAt:{type:"string",title:"\
Starts",description:"If upcoming.",format:"date-time"},endsAt:{type:"string",title:"Ends",description:"End of the presen\
t window.",format:"date-time"},tags:{type:"array",title:"Tags",description:"Themes.",items:{title:"Tag",description:"Tag\
.",type:"object",additionalProperties:!1,properties:{slug:{type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:120},
label:{type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"\
List of the tag.",minLength:1}},required:["slug","label","href"]}}},required:["slug","title","summary","image","href","n\
ewTab","status","tags"]};function v(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,
s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.slug===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),s++}if(o.
title===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"\
must have required property 'title'"};e===null?e=[t]:e.push(t),s++}if(o.summary===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"summary"},message:"must have required property 'summary'"};e===null?
e=[t]:e.push(t),s++}if(o.image===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
image"},message:"must have required property 'image'"};e===null?e=[t]:e.push(t),s++}if(o.href===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[t]:e.push(t),s++}if(o.newTab===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"newTab"},message:"must have required property 'newTab'"};e===null?e=[t]:e.push(t),s++}if(o.status===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have re\
quired property 'status'"};e===null?e=[t]:e.push(t),s++}if(o.tags===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[t]:e.push(t),
s++}for(let t in o)if(!A.call(ne.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}
if(o.slug!==void 0){let t=o.slug;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/slug",schemaPath:"#/propert\
ies/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}}if(o.title!==void 0){let t=o.title;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 ch\
aracters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/title",schemaPath:"#/properties/title/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}}if(o.summary!==void 0){let t=o.summary;if(typeof t=="string"){if(l(t)>300){let r={
instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:300},message:"mu\
st NOT have more than 300 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/summary",schemaPath:"\
#/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.badge!==void 0&&typeof o.badge!="string"){let t={
instancePath:i+"/badge",schemaPath:"#/properties/badge/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),s++}if(o.image!==void 0&&(b(o.image,{instancePath:i+"/image",parentData:o,parentDataProperty:"\
image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),o.href!==void 0){let t=o.href;if(typeof t=="st\
ring"){if(l(t)<1){let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"\
#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.
newTab!==void 0&&typeof o.newTab!="boolean"){let t={instancePath:i+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(o.status!==void 0){let t=o.status;
if(typeof t!="string"){let r={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="active"||t==="upcoming")){let r={instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ne.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(o.startsAt!==void 0){let t=o.startsAt;if(typeof t==
"string"){if(!x.validate(t)){let r={instancePath:i+"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(o.endsAt!==void 0){let t=o.endsAt;if(typeof t=="string"){if(!x.validate(t)){let r={instancePath:i+
"/endsAt",schemaPath:"#/properties/endsAt/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.tags!==void 0){let t=o.
tags;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.
slug===void 0){let a={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{
missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[a]:e.push(a),s++}if(m.label===void 0){
let a={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+
"/tags/"+p,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"href"},message:"mus\
t have required property 'href'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="slug"||a==="label"||a==="href")){
let n={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.slug!==void 0){
let a=m.slug;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/tags/"+p+"/slug",schemaPath:"#/properties/tags/\
items/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/tags/"+p+"/slug",schemaPath:"#/properties/tags/items/pro\
perties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+p+"/slug",schemaPath:"#/properties/tags/items/properties/slug/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.label!==void 0){let a=m.
label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/tags/"+p+"/label",schemaPath:"#/properties/tags/items/\
properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/tags/"+p+"/label",schemaPath:"#/properties/tags/items/proper\
ties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+p+"/label",schemaPath:"#/properties/tags/items/properties/label/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.
href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+"/tags/"+p+"/href",schemaPath:"#/properties/tags/items/prop\
erties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+p+"/href",schemaPath:"#/properties/tags/items/properties/href/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+
"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}var pe=new RegExp("^(?!constructor$)[a-z][a-z0-9-]{0,39}$","u"),B={validate:O};function O(o,{instancePath:i="",parentData:c,
parentDataProperty:d,rootData:u=o}={}){let e=null,s=0,t=s,r=!0,p=s;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.nodeType!==
void 0&&o.nodeType!=="text"){let n={};e===null?e=[n]:e.push(n),s++}var m=p===s;s=t,e!==null&&(t?e.length=t:e=null);let a;
if(m){let n=s;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.value===void 0){let g={instancePath:i,schemaPath:"#/then\
/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=
[g]:e.push(g),s++}if(o.marks===void 0){let g={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
marks"},message:"must have required property 'marks'"};e===null?e=[g]:e.push(g),s++}}var m=n===s;r=m,a="then"}else{let n=s;
if(o&&typeof o=="object"&&!Array.isArray(o)&&o.content===void 0){let g={instancePath:i,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[g]:e.push(g),s++}
var m=n===s;r=m,a="else"}if(!r){let n={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:a},message:'\
must match "'+a+'" schema'};e===null?e=[n]:e.push(n),s++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.nodeType===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have \
required property 'nodeType'"};e===null?e=[n]:e.push(n),s++}if(o.data===void 0){let n={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[n]:e.
push(n),s++}for(let n in o)if(!(n==="nodeType"||n==="data"||n==="content"||n==="value"||n==="marks")){let h={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have \
additional properties"};e===null?e=[h]:e.push(h),s++}if(o.nodeType!==void 0){let n=o.nodeType;if(typeof n=="string"){if(!pe.
test(n)){let h={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/pattern",keyword:"pattern",params:{pattern:"\
^(?!constructor$)[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?
e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}if(o.data!==void 0){let n=o.data;if(!(n&&typeof n==
"object"&&!Array.isArray(n))){let h={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[h]:e.push(h),s++}}if(o.content!==void 0){let n=o.content;if(Array.isArray(
n)){if(n.length>1e3){let g={instancePath:i+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[g]:e.push(g),s++}let h=n.length;for(let g=0;g<h;g++)
B.validate(n[g],{instancePath:i+"/content/"+g,parentData:n,parentDataProperty:g,rootData:u})||(e=e===null?B.validate.errors:
e.concat(B.validate.errors),s=e.length)}else{let h={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),s++}}if(o.value!==void 0){let n=o.value;if(typeof n==
"string"){if(l(n)>5e4){let h={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:5e4},message:"must NOT have more than 50000 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[h]:e.push(h),s++}}if(o.marks!==void 0){let n=o.marks;if(Array.isArray(n)){if(n.length>20){let g={instancePath:i+"/marks",
schemaPath:"#/properties/marks/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[g]:e.push(g),s++}let h=n.length;for(let g=0;g<h;g++){let f=n[g];if(f&&typeof f=="object"&&!Array.isArray(f)){
if(f.type===void 0){let y={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/items/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[y]:e.push(y),s++}for(let y in f)
if(y!=="type"){let N={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),
s++}if(f.type!==void 0){let y=f.type;if(typeof y=="string"){if(!pe.test(y)){let N={instancePath:i+"/marks/"+g+"/type",schemaPath:"\
#/properties/marks/items/properties/type/pattern",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9-]{0,3\
9}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?e=[N]:e.push(N),s++}}else{let N={instancePath:i+
"/marks/"+g+"/type",schemaPath:"#/properties/marks/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),s++}}}else{let y={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),s++}}}else{let h={instancePath:i+
"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
h]:e.push(h),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[n]:e.push(n),s++}return O.errors=e,s===0}function w(o,{instancePath:i="",parentData:c,parentDataProperty:d,
rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.nodeType===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have required property 'nod\
eType'"};e===null?e=[t]:e.push(t),s++}if(o.content===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[t]:e.push(t),s++}if(o.
data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="nodeType"||t==="content"||t===
"data")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.nodeType!==void 0&&o.nodeType!=="docume\
nt"){let t={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/const",keyword:"const",params:{allowedValue:"do\
cument"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),s++}if(o.content!==void 0){let t=o.content;if(Array.
isArray(t)){if(t.length>1e3){let p={instancePath:i+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<
r;p++)O(t[p],{instancePath:i+"/content/"+p,parentData:t,parentDataProperty:p,rootData:u})||(e=e===null?O.errors:e.concat(
O.errors),s=e.length)}else{let r={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.data!==void 0){let t=o.data;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}var oe={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/link.schema.json",title:"Link",description:"\
A link or button an editor places on a page.",type:"object",additionalProperties:!1,properties:{label:{type:"string",title:"\
Label",description:"What the link says.",minLength:1,maxLength:60,"x-content":{localized:!0}},target:{type:"string",title:"\
Target",description:"Where it leads: a page of this site such as /promotions (without the language), #login or #signup f\
or a dialog, or an https, mailto or tel address.",minLength:1,maxLength:255},visibleTo:{type:"string",title:"Visible to",
description:"Who sees the link: signed-in players (authorized), visitors (not-authorized) or both.",enum:["authorized","\
both","not-authorized"],"x-content":{labels:{authorized:"Signed-in players",both:"Everybody","not-authorized":"Visitors"}}},
emphasis:{type:"string",title:"Emphasis",description:"How strongly it stands out: primary for the one main button, secon\
dary for another one, plain for a link.",enum:["primary","secondary","plain"],"x-content":{labels:{primary:"Main button",
secondary:"Second button",plain:"Plain link"}}},newTab:{type:"boolean",title:"New tab",description:"Switched on: the lin\
k opens in a new tab."},icon:{title:"Icon",description:"Small icon in one colour in front of the words.",allOf:[{$ref:"h\
ttps://marquee.dev/schemas/content/image.schema.json"}]}},required:["label","target"],"x-marquee":{contentType:"navigati\
onLink",displayField:"label"}};function T(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,
s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.label===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),s++}if(o.
target===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"},message:"\
must have required property 'target'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="label"||t==="target"||t==="\
visibleTo"||t==="emphasis"||t==="newTab"||t==="icon")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(o.label!==void 0){let t=o.label;if(typeof t=="string"){if(l(t)>60){let r={instancePath:i+"/label",schemaPath:"\
#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}}if(o.target!==void 0){let t=o.target;if(typeof t=="string"){if(l(t)>255){let r={instancePath:i+"/targ\
et",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/target",schemaPath:"#/properties/target/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(o.visibleTo!==void 0){let t=o.visibleTo;if(typeof t!="string"){let r={
instancePath:i+"/visibleTo",schemaPath:"#/properties/visibleTo/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="authorized"||t==="both"||t==="not-authorized")){let r={instancePath:i+
"/visibleTo",schemaPath:"#/properties/visibleTo/enum",keyword:"enum",params:{allowedValues:oe.properties.visibleTo.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(o.emphasis!==void 0){let t=o.emphasis;
if(typeof t!="string"){let r={instancePath:i+"/emphasis",schemaPath:"#/properties/emphasis/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="primary"||t==="secondary"||t==="plain")){
let r={instancePath:i+"/emphasis",schemaPath:"#/properties/emphasis/enum",keyword:"enum",params:{allowedValues:oe.properties.
emphasis.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(o.newTab!==void 0&&
typeof o.newTab!="boolean"){let t={instancePath:i+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}o.icon!==void 0&&(b(o.icon,{instancePath:i+"/ico\
n",parentData:o,parentDataProperty:"icon",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return T.errors=e,s===0}function $(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.gameId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(t!=="gameId"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.gameId!==void 0){let t=o.gameId;if(typeof t=="st\
ring"){if(l(t)>120){let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.
errors=e,s===0}function z(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.tournamentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tournamentId"},message:"must have required property 'tournamentId'"};e===null?e=[t]:e.
push(t),s++}if(o.name===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(o.image===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};
e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="tournamentId"||t==="name"||t==="subtitle"||t==="image"||t==="rules"||
t==="games")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.tournamentId!==void 0){let t=o.tournamentId;
if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}
if(l(t)<1){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/tou\
rnamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(o.name!==void 0){let t=o.name;if(typeof t=="string"){if(l(t)>80){let r={instancePath:i+"/na\
me",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 c\
haracters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/name",schemaPath:"#/properties/name/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}if(o.subtitle!==void 0){let t=o.subtitle;if(typeof t=="string"){if(l(t)>200){let r={
instancePath:i+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/subtitle",schemaPath:"\
#/properties/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.image!==void 0&&(b(o.image,{instancePath:i+
"/image",parentData:o,parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),o.rules!==
void 0&&(w(o.rules,{instancePath:i+"/rules",parentData:o,parentDataProperty:"rules",rootData:u})||(e=e===null?w.errors:e.
concat(w.errors),s=e.length)),o.games!==void 0){let t=o.games;if(Array.isArray(t)){if(t.length>12){let p={instancePath:i+
"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than \
12 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++)$(t[p],{instancePath:i+"/games/"+p,parentData:t,
parentDataProperty:p,rootData:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{let r={instancePath:i+"/game\
s",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}var me={$schema:"http://json-schema.org/draft-07/schema#",$id:"http\
s://marquee.dev/schemas/live/tournament.schema.json",title:"Tournament",description:"Live state of a tournament.",type:"\
object",additionalProperties:!1,properties:{tournamentId:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},
status:{type:"string",title:"Status",description:"Status.",enum:["upcoming","running","finished"]},startsAt:{type:"strin\
g",title:"Starts",description:"Start.",format:"date-time"},endsAt:{type:"string",title:"Ends",description:"End.",format:"\
date-time"},prize:{title:"Prize",description:"Prize pool.",type:"object",additionalProperties:!1,properties:{amount:{type:"\
integer",title:"Amount",description:"Minor units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,
maxLength:120}},required:["amount","currency"]},entrants:{type:"integer",title:"Players",description:"Players taking par\
t."},own:{title:"Own standing",description:"Of the signed-in player who asks; left out without points.",type:"object",properties:{
rank:{title:"Rank",description:"1 is the leader.",type:"integer",minimum:1},points:{title:"Points",description:"Points m\
ade so far.",type:"integer",minimum:0}},required:["rank","points"],additionalProperties:!1},leaderboard:{type:"array",title:"\
Leaderboard",description:"Best first.",items:{title:"Rank",description:"A rank.",type:"object",additionalProperties:!1,properties:{
rank:{type:"integer",title:"Rank",description:"From 1."},nickname:{type:"string",title:"Player",description:"Masked name\
.",minLength:1,maxLength:120},points:{type:"integer",title:"Points",description:"Points."},prize:{title:"Prize",description:"\
Prize of the rank.",type:"object",additionalProperties:!1,properties:{amount:{type:"integer",title:"Amount",description:"\
Minor units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120}},required:["a\
mount","currency"]}},required:["rank","nickname","points"]}},games:{type:"array",title:"Games",description:"Games that c\
ount.",items:{$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}}},required:["tournamentId","status","starts\
At","endsAt","prize","entrants","leaderboard","games"]};function I(o,{instancePath:i="",parentData:c,parentDataProperty:d,
rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.tournamentId===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tournamentId"},message:"must have required property \
'tournamentId'"};e===null?e=[t]:e.push(t),s++}if(o.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),s++}
if(o.startsAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"starts\
At"},message:"must have required property 'startsAt'"};e===null?e=[t]:e.push(t),s++}if(o.endsAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"endsAt"},message:"must have required property 'endsA\
t'"};e===null?e=[t]:e.push(t),s++}if(o.prize===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"prize"},message:"must have required property 'prize'"};e===null?e=[t]:e.push(t),s++}if(o.entrants===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entrants"},message:"mu\
st have required property 'entrants'"};e===null?e=[t]:e.push(t),s++}if(o.leaderboard===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leaderboard"},message:"must have required property 'leaderboard'"};
e===null?e=[t]:e.push(t),s++}if(o.games===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"games"},message:"must have required property 'games'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!A.
call(me.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.tournamentId!==void 0){
let t=o.tournamentId;if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/\
tournamentId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/tournamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}}if(o.status!==void 0){let t=o.status;if(typeof t!="string"){let r={instancePath:i+"/st\
atus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(!(t==="upcoming"||t==="running"||t==="finished")){let r={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/enum",keyword:"enum",params:{allowedValues:me.properties.status.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[r]:e.push(r),s++}}if(o.startsAt!==void 0){let t=o.startsAt;if(typeof t=="string"){if(!x.validate(
t)){let r={instancePath:i+"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/startsAt",schemaPath:"\
#/properties/startsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(o.endsAt!==void 0){let t=o.endsAt;if(typeof t=="string"){if(!x.validate(t)){let r={instancePath:i+"/endsAt",schemaPath:"\
#/properties/endsAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.prize!==void 0){let t=o.prize;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.amount===void 0){let r={instancePath:i+"/prize",schemaPath:"#/properties/prize/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),s++}
if(t.currency===void 0){let r={instancePath:i+"/prize",schemaPath:"#/properties/prize/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!(r==="amount"||r==="currency")){let p={instancePath:i+"/prize",schemaPath:"#/properties/prize/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
p]:e.push(p),s++}if(t.amount!==void 0){let r=t.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+
"/prize/amount",schemaPath:"#/properties/prize/properties/amount/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[p]:e.push(p),s++}}if(t.currency!==void 0){let r=t.currency;if(typeof r=="string"){if(l(r)>120){
let p={instancePath:i+"/prize/currency",schemaPath:"#/properties/prize/properties/currency/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(l(r)<1){let p={instancePath:i+
"/prize/currency",schemaPath:"#/properties/prize/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/prize/currency",schemaPath:"\
#/properties/prize/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),s++}}}else{let r={instancePath:i+"/prize",schemaPath:"#/properties/prize/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(o.entrants!==void 0){let t=o.entrants;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/entrants",schemaPath:"#/properties/entrants/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(o.own!==void 0){let t=o.own;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.rank===void 0){let r={instancePath:i+"/own",schemaPath:"#/properties/own/req\
uired",keyword:"required",params:{missingProperty:"rank"},message:"must have required property 'rank'"};e===null?e=[r]:e.
push(r),s++}if(t.points===void 0){let r={instancePath:i+"/own",schemaPath:"#/properties/own/required",keyword:"required",
params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!(r==="rank"||r==="points")){let p={instancePath:i+"/own",schemaPath:"#/properties/own/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),s++}if(t.rank!==void 0){let r=t.rank;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+
"/own/rank",schemaPath:"#/properties/own/properties/rank/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[p]:e.push(p),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let p={instancePath:i+"/own/r\
ank",schemaPath:"#/properties/own/properties/rank/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"m\
ust be >= 1"};e===null?e=[p]:e.push(p),s++}}if(t.points!==void 0){let r=t.points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let p={instancePath:i+"/own/points",schemaPath:"#/properties/own/properties/points/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){let p={instancePath:i+"/own/points",schemaPath:"#/properties/own/properties/points/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}}else{let r={instancePath:i+"/own",
schemaPath:"#/properties/own/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}}if(o.leaderboard!==void 0){let t=o.leaderboard;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.rank===void 0){let a={instancePath:i+"/leaderboard/"+p,schemaPath:"#/p\
roperties/leaderboard/items/required",keyword:"required",params:{missingProperty:"rank"},message:"must have required pro\
perty 'rank'"};e===null?e=[a]:e.push(a),s++}if(m.nickname===void 0){let a={instancePath:i+"/leaderboard/"+p,schemaPath:"\
#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"nickname"},message:"must have requi\
red property 'nickname'"};e===null?e=[a]:e.push(a),s++}if(m.points===void 0){let a={instancePath:i+"/leaderboard/"+p,schemaPath:"\
#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"points"},message:"must have require\
d property 'points'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="rank"||a==="nickname"||a==="points"||a==="pr\
ize")){let n={instancePath:i+"/leaderboard/"+p,schemaPath:"#/properties/leaderboard/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(m.rank!==void 0){let a=m.rank;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+
"/leaderboard/"+p+"/rank",schemaPath:"#/properties/leaderboard/items/properties/rank/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}if(m.nickname!==void 0){let a=m.nickname;if(typeof a==
"string"){if(l(a)>120){let n={instancePath:i+"/leaderboard/"+p+"/nickname",schemaPath:"#/properties/leaderboard/items/pr\
operties/nickname/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/leaderboard/"+p+"/nickname",schemaPath:"#/properties/leaderb\
oard/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/leaderboard/"+p+"/nickname",schemaPath:"#/properties/\
leaderboard/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),s++}}if(m.points!==void 0){let a=m.points;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={
instancePath:i+"/leaderboard/"+p+"/points",schemaPath:"#/properties/leaderboard/items/properties/points/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}if(m.prize!==void 0){let a=m.prize;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.amount===void 0){let n={instancePath:i+"/leaderboard/"+p+"/prize",schemaPath:"\
#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};e===null?e=[n]:e.push(n),s++}if(a.currency===void 0){let n={instancePath:i+"/lead\
erboard/"+p+"/prize",schemaPath:"#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),s++}for(let n in a)if(!(n==="amoun\
t"||n==="currency")){let h={instancePath:i+"/leaderboard/"+p+"/prize",schemaPath:"#/properties/leaderboard/items/propert\
ies/prize/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have addi\
tional properties"};e===null?e=[h]:e.push(h),s++}if(a.amount!==void 0){let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let h={instancePath:i+"/leaderboard/"+p+"/prize/amount",schemaPath:"#/properties/leaderboard/items/pro\
perties/prize/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.
push(h),s++}}if(a.currency!==void 0){let n=a.currency;if(typeof n=="string"){if(l(n)>120){let h={instancePath:i+"/leader\
board/"+p+"/prize/currency",schemaPath:"#/properties/leaderboard/items/properties/prize/properties/currency/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[h]:e.push(h),s++}if(l(n)<1){
let h={instancePath:i+"/leaderboard/"+p+"/prize/currency",schemaPath:"#/properties/leaderboard/items/properties/prize/pr\
operties/currency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/leaderboard/"+p+"/prize/currency",schemaPath:"#/properties/leaderboard\
/items/properties/prize/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),s++}}}else{let n={instancePath:i+"/leaderboard/"+p+"/prize",schemaPath:"#/properties/leaderboard/items/p\
roperties/prize/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
let a={instancePath:i+"/leaderboard/"+p,schemaPath:"#/properties/leaderboard/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/leaderboard",schemaPath:"#/\
properties/leaderboard/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}
if(o.games!==void 0){let t=o.games;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)P(t[p],{instancePath:i+"/game\
s/"+p,parentData:t,parentDataProperty:p,rootData:u})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)}else{let r={instancePath:i+
"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),s++}return I.errors=e,s===0}function xe(o,{instancePath:i="",parentData:c,parentDataProperty:d,
rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.card===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"card"},message:"must have required property 'card'"};
e===null?e=[t]:e.push(t),s++}if(o.listHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"listHref"},message:"must have required property 'listHref'"};e===null?e=[t]:e.push(t),s++}for(let t in o)
if(!(t==="card"||t==="body"||t==="conditions"||t==="callToAction"||t==="listHref"||t==="tournament")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(o.card!==void 0&&(v(o.card,{instancePath:i+"/card",parentData:o,
parentDataProperty:"card",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),o.body!==void 0&&(w(o.body,
{instancePath:i+"/body",parentData:o,parentDataProperty:"body",rootData:u})||(e=e===null?w.errors:e.concat(w.errors),s=e.
length)),o.conditions!==void 0&&(w(o.conditions,{instancePath:i+"/conditions",parentData:o,parentDataProperty:"condition\
s",rootData:u})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),o.callToAction!==void 0&&(T(o.callToAction,{instancePath:i+
"/callToAction",parentData:o,parentDataProperty:"callToAction",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),s=e.
length)),o.listHref!==void 0){let t=o.listHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/listHref",schemaPath:"\
#/properties/listHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/listHref",schemaPath:"#/properties/listHref/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.tournament!==void 0){let t=o.tournament;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.content===void 0){let r={instancePath:i+"/tournament",schemaPath:"#/pr\
operties/tournament/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property\
 'content'"};e===null?e=[r]:e.push(r),s++}if(t.live===void 0){let r={instancePath:i+"/tournament",schemaPath:"#/properti\
es/tournament/required",keyword:"required",params:{missingProperty:"live"},message:"must have required property 'live'"};
e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="content"||r==="live")){let p={instancePath:i+"/tournament",schemaPath:"\
#/properties/tournament/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[p]:e.push(p),s++}t.content!==void 0&&(z(t.content,{instancePath:i+"/tourna\
ment/content",parentData:t,parentDataProperty:"content",rootData:u})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)),
t.live!==void 0&&(I(t.live,{instancePath:i+"/tournament/live",parentData:t,parentDataProperty:"live",rootData:u})||(e=e===
null?I.errors:e.concat(I.errors),s=e.length))}else{let r={instancePath:i+"/tournament",schemaPath:"#/properties/tourname\
nt/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return xe.
errors=e,s===0}var ht=v,dt=Ne;function Ne(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.tabs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tabs"},message:"must have required property 'tabs'"};e===null?e=[t]:e.push(t),s++}if(o.tags===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};
e===null?e=[t]:e.push(t),s++}if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t===
"tabs"||t==="tags"||t==="items"||t==="nextHref"||t==="previousHref")){let r={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),s++}if(o.tabs!==void 0){let t=o.tabs;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.slug===void 0){let a={instancePath:i+"/tabs/"+p,schemaPath:"#/properti\
es/tabs/items/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
e===null?e=[a]:e.push(a),s++}if(m.label===void 0){let a={instancePath:i+"/tabs/"+p,schemaPath:"#/properties/tabs/items/r\
equired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[
a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/tabs/"+p,schemaPath:"#/properties/tabs/items/required",keyword:"\
required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[a]:e.push(a),s++}if(m.
current===void 0){let a={instancePath:i+"/tabs/"+p,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{
missingProperty:"current"},message:"must have required property 'current'"};e===null?e=[a]:e.push(a),s++}for(let a in m)
if(!(a==="slug"||a==="label"||a==="href"||a==="current")){let n={instancePath:i+"/tabs/"+p,schemaPath:"#/properties/tabs\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additio\
nal properties"};e===null?e=[n]:e.push(n),s++}if(m.slug!==void 0){let a=m.slug;if(typeof a=="string"){if(l(a)>120){let n={
instancePath:i+"/tabs/"+p+"/slug",schemaPath:"#/properties/tabs/items/properties/slug/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+
"/tabs/"+p+"/slug",schemaPath:"#/properties/tabs/items/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tabs/"+p+"/slug",schemaPath:"\
#/properties/tabs/items/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/tabs/"+
p+"/label",schemaPath:"#/properties/tabs/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/tabs/"+p+"/labe\
l",schemaPath:"#/properties/tabs/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tabs/"+p+"/label",schemaPath:"\
#/properties/tabs/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+"/tabs/"+p+
"/href",schemaPath:"#/properties/tabs/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tabs/"+p+"/href",schemaPath:"\
#/properties/tabs/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let a={instancePath:i+"/tabs/"+p+"/current",schemaPath:"\
#/properties/tabs/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/tabs/"+p,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/tabs",schemaPath:"#\
/properties/tabs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.
tags!==void 0){let t=o.tags;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&
!Array.isArray(m)){if(m.slug===void 0){let a={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[a]:e.push(a),s++}if(m.
label===void 0){let a={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){
let a={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[a]:e.push(a),s++}if(m.current===void 0){let a={instancePath:i+
"/tags/"+p,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"current"},message:"\
must have required property 'current'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a==="slug"||a==="label"||a==="h\
ref"||a==="current")){let n={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(m.slug!==void 0){let a=m.slug;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/tags/"+p+"/slug",schemaPath:"\
#/properties/tags/items/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more th\
an 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/tags/"+p+"/slug",schemaPath:"#/prope\
rties/tags/items/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+p+"/slug",schemaPath:"#/properties/tags/item\
s/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.
label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/tags/"+p+"/label",schemaPath:"\
#/properties/tags/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more t\
han 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/tags/"+p+"/label",schemaPath:"#/pro\
perties/tags/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+p+"/label",schemaPath:"#/properties/tags/\
items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+"/tags/"+p+"/href",schemaPath:"\
#/properties/tags/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+p+"/href",schemaPath:"#/properties/ta\
gs/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let a={instancePath:i+"/tags/"+p+"/current",schemaPath:"#/prope\
rties/tags/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
a]:e.push(a),s++}}else{let a={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/tags",schemaPath:"#\
/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.
items!==void 0){let t=o.items;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)v(t[p],{instancePath:i+"/items/"+p,
parentData:t,parentDataProperty:p,rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{let r={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}if(o.nextHref!==void 0){let t=o.nextHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/nex\
tHref",schemaPath:"#/properties/nextHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.previousHref!==
void 0){let t=o.previousHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/previousHref",schemaPath:"#/prope\
rties/previousHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/previousHref",schemaPath:"#/properties/previousHref/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ne.errors=e,
s===0}var ct=Ae;function Ae(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}if(o.href===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="items"||t==="href")){let r={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),s++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)
v(t[p],{instancePath:i+"/items/"+p,parentData:t,parentDataProperty:p,rootData:u})||(e=e===null?v.errors:e.concat(v.errors),
s=e.length)}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.href!==void 0){let t=o.href;if(typeof t=="string"){if(l(t)<1){
let r={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/href",schemaPath:"#/prop\
erties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return Ae.errors=e,s===0}var ft=Te;function Te(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(t!=="items"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){
let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let a={instancePath:i+
"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"id"},message:"mus\
t have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.title===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required prope\
rty 'title'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/propertie\
s/items/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[a]:e.push(a),s++}if(m.count===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items\
/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=
[a]:e.push(a),s++}for(let a in m)if(!(a==="id"||a==="title"||a==="href"||a==="logo"||a==="logoOnLight"||a==="count")){let n={
instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.id!==void 0){let a=m.
id;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/items/"+p+"/id",schemaPath:"#/properties/items/items/prop\
erties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/items/"+p+"/id",schemaPath:"#/properties/items/items/properties/id/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
s++}}else{let n={instancePath:i+"/items/"+p+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.title!==void 0){let a=m.title;if(typeof a==
"string"){if(l(a)>120){let n={instancePath:i+"/items/"+p+"/title",schemaPath:"#/properties/items/items/properties/title/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(
n),s++}if(l(a)<1){let n={instancePath:i+"/items/"+p+"/title",schemaPath:"#/properties/items/items/properties/title/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/items/"+p+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="st\
ring"){if(l(a)<1){let n={instancePath:i+"/items/"+p+"/href",schemaPath:"#/properties/items/items/properties/href/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/items/"+p+"/href",schemaPath:"#/properties/items/items/properties/href/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.logo!==void 0&&(b(m.logo,{instancePath:i+"/i\
tems/"+p+"/logo",parentData:m,parentDataProperty:"logo",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
m.logoOnLight!==void 0&&(b(m.logoOnLight,{instancePath:i+"/items/"+p+"/logoOnLight",parentData:m,parentDataProperty:"log\
oOnLight",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.count!==void 0){let a=m.count;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/items/"+p+"/count",schemaPath:"#/properties/items/ite\
ms/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}}else{
let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Te.
errors=e,s===0}var yt=je;var V={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/static-page.schema.jso\
n",title:"Static page",description:"A page of text: legal, information, contact or an error message.",type:"object",additionalProperties:!1,
properties:{slug:{type:"string",title:"Slug",description:"Name of the page: a known one such as terms_and_conditions or \
page-error-404, or a free one that becomes its address.",minLength:1,maxLength:120},title:{type:"string",title:"Title",description:"\
Heading of the page. Without a title in a language the page is not linked there.",minLength:1,maxLength:120,"x-content":{
localized:!0,fallback:!1}},lead:{type:"string",title:"Lead",description:"One or two sentences below the title.",minLength:1,
maxLength:300,"x-content":{localized:!0}},body:{title:"Text",description:"The text of the page.",allOf:[{$ref:"https://m\
arquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},layout:{type:"string",title:"Layout",description:"\
How it looks: document for long text with a table of contents, message for a short text in the middle, as for errors.",enum:[
"document","message"]},image:{title:"Picture",description:"Illustration of a message.",allOf:[{$ref:"https://marquee.dev\
/schemas/content/image.schema.json"}]},links:{type:"array",title:"Buttons",description:"Buttons below the text that lead\
 on.",items:{$ref:"https://marquee.dev/schemas/content/link.schema.json"},maxItems:3},group:{type:"string",title:"Link g\
roup",description:"The list of links the page stands in. Left out: it is not linked.",enum:["legal","information","suppo\
rt"]},order:{type:"integer",title:"Order",description:"Place in its list: lower numbers come first."},updatedOn:{type:"s\
tring",title:"Last changed",description:"Day of the last change, shown below the title of legal pages.",format:"date-tim\
e"},version:{type:"string",title:"Version",description:"Version of the terms and conditions, a whole or decimal number. \
Raise it when players must accept them again.",pattern:"^\\d{1,6}(\\.\\d{1,6})?$",maxLength:13},disabled:{type:"boolean",
title:"Disabled",description:"Switched on: the page is not linked anywhere."},onlyShowMarkets:{type:"array",title:"Only \
in markets",description:"Codes of the markets that link the page. An empty list hides it everywhere; left out means all \
markets.",items:{type:"string",minLength:1,maxLength:80},maxItems:50},onlyBrands:{type:"array",title:"Only for brands",description:"\
Ids of the brands that show it; left out means all brands.",items:{type:"string",minLength:1,maxLength:80},maxItems:50}},
required:["slug"],"x-marquee":{contentType:"staticPage",displayField:"title"}},Ve=new RegExp("^\\d{1,6}(\\.\\d{1,6})?$",
"u");function D(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.slug===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!A.
call(V.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(o.slug!==void 0){let t=o.slug;if(typeof t==
"string"){if(l(t)>120){let r={instancePath:i+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/slug",schemaPath:"#/properties/slug/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.title!==void 0){let t=o.title;
if(typeof t=="string"){if(l(t)>120){let r={instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"ma\
xLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.lead!==
void 0){let t=o.lead;if(typeof t=="string"){if(l(t)>300){let r={instancePath:i+"/lead",schemaPath:"#/properties/lead/max\
Length",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),
s++}if(l(t)<1){let r={instancePath:i+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/lead",schemaPath:"\
#/properties/lead/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.
body!==void 0&&(w(o.body,{instancePath:i+"/body",parentData:o,parentDataProperty:"body",rootData:u})||(e=e===null?w.errors:
e.concat(w.errors),s=e.length)),o.layout!==void 0){let t=o.layout;if(typeof t!="string"){let r={instancePath:i+"/layout",
schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(!(t==="document"||t==="message")){let r={instancePath:i+"/layout",schemaPath:"#/properties/layout/enum",keyword:"\
enum",params:{allowedValues:V.properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),s++}}if(o.image!==void 0&&(b(o.image,{instancePath:i+"/image",parentData:o,parentDataProperty:"image",rootData:u})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),o.links!==void 0){let t=o.links;if(Array.isArray(t)){if(t.length>3){
let p={instancePath:i+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit:3},message:"mus\
t NOT have more than 3 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++)T(t[p],{instancePath:i+"/\
links/"+p,parentData:t,parentDataProperty:p,rootData:u})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)}else{let r={
instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[r]:e.push(r),s++}}if(o.group!==void 0){let t=o.group;if(typeof t!="string"){let r={instancePath:i+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"legal"||t==="information"||t==="support")){let r={instancePath:i+"/group",schemaPath:"#/properties/group/enum",keyword:"\
enum",params:{allowedValues:V.properties.group.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}}if(o.order!==void 0){let t=o.order;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}}if(o.updatedOn!==void 0){let t=o.updatedOn;if(typeof t=="string"){if(!x.validate(t)){let r={instancePath:i+
"/updatedOn",schemaPath:"#/properties/updatedOn/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/updatedOn",schemaPath:"#/properties/upd\
atedOn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.version!==
void 0){let t=o.version;if(typeof t=="string"){if(l(t)>13){let r={instancePath:i+"/version",schemaPath:"#/properties/ver\
sion/maxLength",keyword:"maxLength",params:{limit:13},message:"must NOT have more than 13 characters"};e===null?e=[r]:e.
push(r),s++}if(!Ve.test(t)){let r={instancePath:i+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",
params:{pattern:"^\\d{1,6}(\\.\\d{1,6})?$"},message:'must match pattern "^\\d{1,6}(\\.\\d{1,6})?$"'};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(o.disabled!==void 0&&typeof o.disabled!="boolean"){let t={instancePath:i+
"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[t]:e.push(t),s++}if(o.onlyShowMarkets!==void 0){let t=o.onlyShowMarkets;if(Array.isArray(t)){if(t.length>50){let p={
instancePath:i+"/onlyShowMarkets",schemaPath:"#/properties/onlyShowMarkets/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++){let m=t[p];
if(typeof m=="string"){if(l(m)>80){let a={instancePath:i+"/onlyShowMarkets/"+p,schemaPath:"#/properties/onlyShowMarkets/\
items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.
push(a),s++}if(l(m)<1){let a={instancePath:i+"/onlyShowMarkets/"+p,schemaPath:"#/properties/onlyShowMarkets/items/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/onlyShowMarkets/"+p,schemaPath:"#/properties/onlyShowMarkets/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/onlyShowMarkets",schemaPath:"\
#/properties/onlyShowMarkets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}}if(o.onlyBrands!==void 0){let t=o.onlyBrands;if(Array.isArray(t)){if(t.length>50){let p={instancePath:i+"/onlyBrand\
s",schemaPath:"#/properties/onlyBrands/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 5\
0 items"};e===null?e=[p]:e.push(p),s++}let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(typeof m=="string"){if(l(m)>80){
let a={instancePath:i+"/onlyBrands/"+p,schemaPath:"#/properties/onlyBrands/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),s++}if(l(m)<1){let a={instancePath:i+
"/onlyBrands/"+p,schemaPath:"#/properties/onlyBrands/items/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/onlyBrands/"+p,schemaPath:"\
#/properties/onlyBrands/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}}else{let r={instancePath:i+"/onlyBrands",schemaPath:"#/properties/onlyBrands/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function je(o,{
instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.page===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},
message:"must have required property 'page'"};e===null?e=[t]:e.push(t),s++}if(o.related===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"related"},message:"must have required property 'rela\
ted'"};e===null?e=[t]:e.push(t),s++}for(let t in o)if(!(t==="page"||t==="actions"||t==="related")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(o.page!==void 0&&(D(o.page,{instancePath:i+"/page",parentData:o,
parentDataProperty:"page",rootData:u})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),o.actions!==void 0){let t=o.
actions;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.label===void 0){let a={instancePath:i+"/actions/"+p,schemaPath:"#/properties/actions/items/required",keyword:"requi\
red",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[a]:e.push(a),s++}if(m.href===
void 0){let a={instancePath:i+"/actions/"+p,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{
missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!(a===
"label"||a==="href")){let n={instancePath:i+"/actions/"+p,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/actions/"+p+"/labe\
l",schemaPath:"#/properties/actions/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"mu\
st NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/actions/"+p+"/lab\
el",schemaPath:"#/properties/actions/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/actions/"+p+"/label",schemaPath:"\
#/properties/actions/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<1){let n={instancePath:i+"/actions/"+
p+"/href",schemaPath:"#/properties/actions/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/actions/"+p+"/href",schemaPath:"\
#/properties/actions/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/actions/"+p,schemaPath:"#/properties/actions/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/actions",
schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),s++}}if(o.related!==void 0){let t=o.related;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let a={instancePath:i+"/related/"+p,schemaPath:"#/properties\
/related/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label\
'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/related/"+p,schemaPath:"#/properties/relate\
d/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?
e=[a]:e.push(a),s++}for(let a in m)if(!(a==="label"||a==="href")){let n={instancePath:i+"/related/"+p,schemaPath:"#/prop\
erties/related/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NO\
T have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.label!==void 0){let a=m.label;if(typeof a=="string"){if(l(
a)>120){let n={instancePath:i+"/related/"+p+"/label",schemaPath:"#/properties/related/items/properties/label/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(
a)<1){let n={instancePath:i+"/related/"+p+"/label",schemaPath:"#/properties/related/items/properties/label/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/related/"+p+"/label",schemaPath:"#/properties/related/items/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<
1){let n={instancePath:i+"/related/"+p+"/href",schemaPath:"#/properties/related/items/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/related/"+p+"/href",schemaPath:"#/properties/related/items/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/related/"+p,schemaPath:"#/properti\
es/related/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return je.errors=e,s===0}var gt=I,bt=Oe,le={$schema:"htt\
p://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/winners.schema.json",title:"Winners",description:"\
Top and latest (WIN-05).",type:"object",additionalProperties:!1,properties:{top:{type:"array",title:"Top",description:"H\
ighest first.",items:{title:"Winner",description:"A win.",type:"object",additionalProperties:!1,properties:{id:{type:"st\
ring",title:"Id",description:"Id.",minLength:1,maxLength:120},nickname:{type:"string",title:"Player",description:"Masked\
 name.",minLength:1,maxLength:120},amount:{type:"integer",title:"Amount",description:"Minor units."},currency:{type:"str\
ing",title:"Currency",description:"ISO code.",minLength:1,maxLength:120},wonAt:{type:"string",title:"When",description:"\
Time.",format:"date-time"},gameName:{type:"string",title:"Game",description:"Name.",minLength:1,maxLength:120},href:{type:"\
string",title:"Address",description:"Game page.",minLength:1},image:{title:"Picture",description:"Square.",allOf:[{$ref:"\
https://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour.",pattern:"\
^#[0-9a-fA-F]{6}$"}},required:["id","nickname","amount","currency","wonAt","gameName","href","image","tint"]}},latest:{type:"\
array",title:"Latest",description:"Newest first.",items:{title:"Winner",description:"A win.",type:"object",additionalProperties:!1,
properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},nickname:{type:"string",title:"Pla\
yer",description:"Masked name.",minLength:1,maxLength:120},amount:{type:"integer",title:"Amount",description:"Minor unit\
s."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120},wonAt:{type:"string",title:"\
When",description:"Time.",format:"date-time"},gameName:{type:"string",title:"Game",description:"Name.",minLength:1,maxLength:120},
href:{type:"string",title:"Address",description:"Game page.",minLength:1},image:{title:"Picture",description:"Square.",allOf:[
{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour.",
pattern:"^#[0-9a-fA-F]{6}$"}},required:["id","nickname","amount","currency","wonAt","gameName","href","image","tint"]}},
dataHref:{type:"string",title:"Data address",description:"The same as data.",minLength:1}},required:["top","latest","dat\
aHref"]};function Oe(o,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=o}={}){let e=null,s=0;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.top===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"top"},message:"must have required property 'top'"};e===null?e=[t]:e.push(t),s++}if(o.latest===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latest"},message:"must have required \
property 'latest'"};e===null?e=[t]:e.push(t),s++}if(o.dataHref===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"dataHref"},message:"must have required property 'dataHref'"};e===null?e=[t]:e.push(t),
s++}for(let t in o)if(!(t==="top"||t==="latest"||t==="dataHref")){let r={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),s++}if(o.top!==void 0){let t=o.top;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let a={instancePath:i+"/top/"+p,schemaPath:"#/properties/top/it\
ems/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:
e.push(a),s++}if(m.nickname===void 0){let a={instancePath:i+"/top/"+p,schemaPath:"#/properties/top/items/required",keyword:"\
required",params:{missingProperty:"nickname"},message:"must have required property 'nickname'"};e===null?e=[a]:e.push(a),
s++}if(m.amount===void 0){let a={instancePath:i+"/top/"+p,schemaPath:"#/properties/top/items/required",keyword:"required",
params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[a]:e.push(a),s++}if(m.currency===
void 0){let a={instancePath:i+"/top/"+p,schemaPath:"#/properties/top/items/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[a]:e.push(a),s++}if(m.wonAt===void 0){let a={instancePath:i+
"/top/"+p,schemaPath:"#/properties/top/items/required",keyword:"required",params:{missingProperty:"wonAt"},message:"must\
 have required property 'wonAt'"};e===null?e=[a]:e.push(a),s++}if(m.gameName===void 0){let a={instancePath:i+"/top/"+p,schemaPath:"\
#/properties/top/items/required",keyword:"required",params:{missingProperty:"gameName"},message:"must have required prop\
erty 'gameName'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/top/"+p,schemaPath:"#/propert\
ies/top/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[a]:e.push(a),s++}if(m.image===void 0){let a={instancePath:i+"/top/"+p,schemaPath:"#/properties/top/items/req\
uired",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[a]:
e.push(a),s++}if(m.tint===void 0){let a={instancePath:i+"/top/"+p,schemaPath:"#/properties/top/items/required",keyword:"\
required",params:{missingProperty:"tint"},message:"must have required property 'tint'"};e===null?e=[a]:e.push(a),s++}for(let a in m)
if(!A.call(le.properties.top.items.properties,a)){let n={instancePath:i+"/top/"+p,schemaPath:"#/properties/top/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional proper\
ties"};e===null?e=[n]:e.push(n),s++}if(m.id!==void 0){let a=m.id;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+
"/top/"+p+"/id",schemaPath:"#/properties/top/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/top/"+p+"/id",schemaPath:"\
#/properties/top/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/top/"+p+"/id",schemaPath:"#/properties/top/item\
s/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.
nickname!==void 0){let a=m.nickname;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/top/"+p+"/nickname",schemaPath:"\
#/properties/top/items/properties/nickname/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more\
 than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/top/"+p+"/nickname",schemaPath:"#\
/properties/top/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/top/"+p+"/nickname",schemaPath:"#/properti\
es/top/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}if(m.amount!==void 0){let a=m.amount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+
"/top/"+p+"/amount",schemaPath:"#/properties/top/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),s++}}if(m.currency!==void 0){let a=m.currency;if(typeof a=="string"){if(l(a)>
120){let n={instancePath:i+"/top/"+p+"/currency",schemaPath:"#/properties/top/items/properties/currency/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){
let n={instancePath:i+"/top/"+p+"/currency",schemaPath:"#/properties/top/items/properties/currency/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/top/"+p+"/currency",schemaPath:"#/properties/top/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.wonAt!==void 0){let a=m.wonAt;if(typeof a=="string"){if(!x.
validate(a)){let n={instancePath:i+"/top/"+p+"/wonAt",schemaPath:"#/properties/top/items/properties/wonAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/top/"+p+"/wonAt",schemaPath:"#/properties/top/items/properties/wonAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.gameName!==void 0){let a=m.gameName;if(typeof a=="string"){if(l(a)>120){
let n={instancePath:i+"/top/"+p+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/maxLength",keyword:"m\
axLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={
instancePath:i+"/top/"+p+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/top/"+p+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(a)<
1){let n={instancePath:i+"/top/"+p+"/href",schemaPath:"#/properties/top/items/properties/href/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/top/"+p+"/href",schemaPath:"#/properties/top/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+"/top/"+p+"/image",parentData:m,
parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let a=m.tint;
if(typeof a=="string"){if(!H.test(a)){let n={instancePath:i+"/top/"+p+"/tint",schemaPath:"#/properties/top/items/propert\
ies/tint/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/top/"+p+"/tint",schemaPath:"#/properties/top/items/properties\
/tint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+
"/top/"+p,schemaPath:"#/properties/top/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/top",schemaPath:"#/properties/top/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.latest!==void 0){let t=o.latest;if(Array.isArray(t)){
let r=t.length;for(let p=0;p<r;p++){let m=t[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let a={instancePath:i+
"/latest/"+p,schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"id"},message:"m\
ust have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.nickname===void 0){let a={instancePath:i+"/latest/"+
p,schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"nickname"},message:"must h\
ave required property 'nickname'"};e===null?e=[a]:e.push(a),s++}if(m.amount===void 0){let a={instancePath:i+"/latest/"+p,
schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have \
required property 'amount'"};e===null?e=[a]:e.push(a),s++}if(m.currency===void 0){let a={instancePath:i+"/latest/"+p,schemaPath:"\
#/properties/latest/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required p\
roperty 'currency'"};e===null?e=[a]:e.push(a),s++}if(m.wonAt===void 0){let a={instancePath:i+"/latest/"+p,schemaPath:"#/\
properties/latest/items/required",keyword:"required",params:{missingProperty:"wonAt"},message:"must have required proper\
ty 'wonAt'"};e===null?e=[a]:e.push(a),s++}if(m.gameName===void 0){let a={instancePath:i+"/latest/"+p,schemaPath:"#/prope\
rties/latest/items/required",keyword:"required",params:{missingProperty:"gameName"},message:"must have required property\
 'gameName'"};e===null?e=[a]:e.push(a),s++}if(m.href===void 0){let a={instancePath:i+"/latest/"+p,schemaPath:"#/properti\
es/latest/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[a]:e.push(a),s++}if(m.image===void 0){let a={instancePath:i+"/latest/"+p,schemaPath:"#/properties/latest/ite\
ms/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?
e=[a]:e.push(a),s++}if(m.tint===void 0){let a={instancePath:i+"/latest/"+p,schemaPath:"#/properties/latest/items/require\
d",keyword:"required",params:{missingProperty:"tint"},message:"must have required property 'tint'"};e===null?e=[a]:e.push(
a),s++}for(let a in m)if(!A.call(le.properties.latest.items.properties,a)){let n={instancePath:i+"/latest/"+p,schemaPath:"\
#/properties/latest/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"mu\
st NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.id!==void 0){let a=m.id;if(typeof a=="string"){if(l(
a)>120){let n={instancePath:i+"/latest/"+p+"/id",schemaPath:"#/properties/latest/items/properties/id/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){
let n={instancePath:i+"/latest/"+p+"/id",schemaPath:"#/properties/latest/items/properties/id/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/latest/"+p+"/id",schemaPath:"#/properties/latest/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.nickname!==void 0){let a=m.nickname;if(typeof a=="string"){if(l(a)>120){
let n={instancePath:i+"/latest/"+p+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){
let n={instancePath:i+"/latest/"+p+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/latest/"+p+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.amount!==void 0){let a=m.amount;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/latest/"+p+"/amount",schemaPath:"#/properties/latest/items\
/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}
if(m.currency!==void 0){let a=m.currency;if(typeof a=="string"){if(l(a)>120){let n={instancePath:i+"/latest/"+p+"/curren\
cy",schemaPath:"#/properties/latest/items/properties/currency/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){let n={instancePath:i+"/latest/"+p+"/cu\
rrency",schemaPath:"#/properties/latest/items/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/latest/"+p+"/currency",
schemaPath:"#/properties/latest/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[n]:e.push(n),s++}}if(m.wonAt!==void 0){let a=m.wonAt;if(typeof a=="string"){if(!x.validate(a)){let n={
instancePath:i+"/latest/"+p+"/wonAt",schemaPath:"#/properties/latest/items/properties/wonAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/\
latest/"+p+"/wonAt",schemaPath:"#/properties/latest/items/properties/wonAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.gameName!==void 0){let a=m.gameName;if(typeof a=="string"){if(l(a)>120){
let n={instancePath:i+"/latest/"+p+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(a)<1){
let n={instancePath:i+"/latest/"+p+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/latest/"+p+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.href!==void 0){let a=m.href;if(typeof a=="string"){if(l(
a)<1){let n={instancePath:i+"/latest/"+p+"/href",schemaPath:"#/properties/latest/items/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/latest/"+p+"/href",schemaPath:"#/properties/latest/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+"/latest/"+p+"/image",parentData:m,
parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let a=m.tint;
if(typeof a=="string"){if(!H.test(a)){let n={instancePath:i+"/latest/"+p+"/tint",schemaPath:"#/properties/latest/items/p\
roperties/tint/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F\
]{6}$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/latest/"+p+"/tint",schemaPath:"#/properties/latest/i\
tems/properties/tint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{
let a={instancePath:i+"/latest/"+p,schemaPath:"#/properties/latest/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/latest",schemaPath:"#/properties/latest/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(o.dataHref!==void 0){let t=o.
dataHref;if(typeof t=="string"){if(l(t)<1){let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Oe.errors=e,s===0}export{Ue as validateCategoriesLive,Ye as validateContactLive,Qe as validateFooterLive,Xe as validateGameBrowserLive,et as validateGameCardLive,
tt as validateGameDetailLive,rt as validateGamesLive,st as validateJackpotsLive,it as validateLiveTablesLive,at as validateLobbyGridLive,
nt as validateMinimumAgeLive,pt as validateNavigationLive,ot as validatePageLinksLive,mt as validatePayAndPlayLive,lt as validatePrivateDataLive,
ht as validatePromotionCardLive,dt as validatePromotionListLive,ut as validatePromotionLive,ct as validatePromotionsLive,
ft as validateProvidersLive,yt as validateStaticPageLive,gt as validateTournamentLive,bt as validateWinnersLive};
